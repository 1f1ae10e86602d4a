import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, webhookHeaders } from './webhook-signature';

const BODY = '{"id":"4711","type":"violation.recorded","data":{"transportAgency":"Voyages Étoile"}}';
const message = { id: '4711', body: BODY, at: new Date() };

test('the library of Standard Webhooks accepts what is signed, and while secrets are replaced by either of them', () => {
  const [secret, former] = [newWebhookSecret(), newWebhookSecret()];
  const headers = webhookHeaders(message, [secret, former]);
  expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  expect(new Webhook(former).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  expect(() => new Webhook(newWebhookSecret()).verify(BODY, headers)).toThrow('No matching signature');
  expect(() => new Webhook(secret).verify(`${BODY} `, headers)).toThrow('No matching signature');
  expect(() => new Webhook(secret).verify(BODY, { ...headers, 'webhook-id': '4712' })).toThrow();
});

test('the signature is that of the library to the letter', () => {
  const secret = newWebhookSecret();
  const at = new Date('2026-11-28T11:05:07.999Z');
  const expected = new Webhook(secret).sign('4711', new Date('2026-11-28T11:05:07.000Z'), BODY);
  expect(webhookHeaders({ ...message, at }, [secret])).toEqual({
    'webhook-id': '4711',
    'webhook-timestamp': '1795863907',
    'webhook-signature': expected,
  });
});

test('secrets have 32 random bytes', () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(secret);
});
