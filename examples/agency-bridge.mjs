// Brings the events of an agency into its own system: each is posted there once it answers 2xx, oldest first, at least once.
//   WAKAFINE_USERNAME=... WAKAFINE_PASSWORD=... node agency-bridge.mjs http://127.0.0.1:4000 https://fleet.example/events state.json
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [url, target, statePath] = process.argv.slice(2);
const { WAKAFINE_USERNAME: username, WAKAFINE_PASSWORD: password } = process.env;
const SIGN_IN = 'mutation ($input: AdminSignInInput!) { adminSignIn(input: $input) { viewer { role } } }';
const EVENTS = `query ($after: String) { agencyEvents(first: 100, after: $after) {
  edges { node { id registrationNumber hour provenKmh limitKmh severity driverAlias } }
  pageInfo { hasNextPage endCursor } } }`;
/** Ids that are remembered: as many as an agency has in months. */
const REMEMBERED_MAX = 10_000;

let cookie = '';

async function ask(query, variables) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  const session = answer.headers.getSetCookie().find((each) => each.startsWith('wf_session='));
  cookie = session?.split(';')[0] ?? cookie;
  const { data, errors } = await answer.json();
  if (errors !== undefined) {
    throw new Error(errors[0].message);
  }
  return data;
}

/** Events that were not posted yet, oldest first. */
async function newEvents(posted) {
  const events = [];
  let after = null;
  for (;;) {
    const { edges, pageInfo } = (await ask(EVENTS, { after })).agencyEvents;
    const unknown = edges.map(({ node }) => node).filter(({ id }) => !posted.has(id));
    events.push(...unknown);
    // Newest first: where one is known, so are all that follow.
    if (unknown.length < edges.length || !pageInfo.hasNextPage) {
      return events.reverse();
    }
    after = pageInfo.endCursor;
  }
}

const posted = new Set(existsSync(statePath) ? JSON.parse(readFileSync(statePath, 'utf8')) : []);
await ask(SIGN_IN, { input: { username, password } });
for (const event of await newEvents(posted)) {
  const answer = await fetch(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': event.id },
    body: JSON.stringify(event),
  });
  if (!answer.ok) {
    throw new Error(`the own system answered ${answer.status}; the next run goes on from here`);
  }
  posted.add(event.id);
  writeFileSync(statePath, JSON.stringify([...posted].slice(-REMEMBERED_MAX)));
  console.log(`posted ${event.id}`);
}
