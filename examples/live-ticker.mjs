// Prints what happens on the roads as it happens: alerts of the authority for anybody, violations too with an API key.
//   node live-ticker.mjs http://127.0.0.1:4000 [API key]
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

const [url = 'http://127.0.0.1:4000', apiKey] = process.argv.slice(2);
const client = createClient({
  url: `${url.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  retryAttempts: Infinity,
  ...(apiKey === undefined ? {} : { connectionParams: { apiKey } }),
  on: { connected: () => console.log('listening') },
  // Not lazy: says at once whether the server answers.
  lazy: false,
});

const follow = async (query, print) => {
  for await (const { data, errors } of client.iterate({ query })) {
    console.log(errors === undefined ? print(data) : `refused: ${errors[0].message}`);
  }
};

const alerts = follow(
  'subscription { alertBroadcast { severity revokedAt en { text } } }',
  ({ alertBroadcast: { severity, revokedAt, en } }) =>
    `${revokedAt === null ? severity : 'WITHDRAWN'}: ${en.text}`,
);
if (apiKey !== undefined) {
  await follow(
    'subscription { violationCreated { startedAt registrationNumber speedKmh limitKmh severity } }',
    ({ violationCreated: { startedAt, registrationNumber, speedKmh, limitKmh, severity } }) =>
      `${startedAt} ${registrationNumber} ${speedKmh} km/h where ${limitKmh} is allowed (${severity})`,
  );
}
await alerts;
