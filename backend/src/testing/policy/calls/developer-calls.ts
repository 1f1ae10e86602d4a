import type { TestClient } from '../../server/test-client';
import { KEY_CALLS } from './key-calls';
import type { Party } from '../../party/party';

const INPUT = { url: 'https://hook.invalid/', kinds: ['LIMITS_CHANGED'] };
const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`;
const ADD_TEST = 'mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { messageId } }';
const DELETE = 'mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { webhookId } }';
const DELIVERIES = '{ myWebhooks { id deliveries { id } } }';

/** A new webhook of the owner; five are the most, so that the ones before are deleted. */
async function ownersWebhook({ owner }: Party): Promise<string> {
  const { client } = owner;
  const { body: listed } = await client.graphql(DELIVERIES);
  for (const { id } of listed.data.myWebhooks) {
    await client.graphql(DELETE, { input: { id } });
  }
  const { body } = await client.graphql(CREATE, { input: INPUT });
  return body.data.createWebhook.webhook.id;
}

async function ownersDelivery(party: Party): Promise<string> {
  const id = await ownersWebhook(party);
  const { client }: { client: TestClient } = party.owner;
  await client.graphql(ADD_TEST, { input: { id } });
  const { body } = await client.graphql(DELIVERIES);
  return body.data.myWebhooks[0].deliveries[0].id;
}

/** Right variables of what programs are for: keys, the public log, and the owner's webhooks. */
export const DEVELOPER_CALLS = {
  ...KEY_CALLS,
  'Query.publicEvents': () => ({ first: 3 }),
  'Subscription.publicEvents': () => ({ after: '1' }),
  'Mutation.createWebhook': () => ({ input: INPUT }),
  'Mutation.changeWebhook': async (party: Party) => ({
    input: { id: await ownersWebhook(party), isOn: true },
  }),
  'Mutation.deleteWebhook': async (party: Party) => ({ input: { id: await ownersWebhook(party) } }),
  'Mutation.rotateWebhookSecret': async (party: Party) => ({ input: { id: await ownersWebhook(party) } }),
  'Mutation.testWebhook': async (party: Party) => ({ input: { id: await ownersWebhook(party) } }),
  'Mutation.replayWebhook': async (party: Party) => ({ input: { id: await ownersWebhook(party) } }),
  'Mutation.replayDelivery': async (party: Party) => ({ input: { id: await ownersDelivery(party) } }),
};
