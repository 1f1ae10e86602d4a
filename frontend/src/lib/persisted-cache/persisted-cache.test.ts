import 'fake-indexeddb/auto';
import { gql, InMemoryCache } from '@apollo/client';
import { haveCrypto, persistedBytes } from '../../../test/stored';
import { clearPersistedCache } from './clear-persisted-cache';
import { createPersistedCache } from './persisted-cache';

const query = gql`
  query Asked {
    transportAgencies
  }
`;

/** Leaves the page, as what is stored is then written down at once. */
function leave(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  haveCrypto();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await clearPersistedCache();
});

it('stores the answers to the next account, though a writing for the one before was under way when it left', async () => {
  let seal: () => void = () => undefined;
  const sealed = new Promise<void>((resolve) => (seal = resolve));
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const spy = jest.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    await sealed;
    return encrypt(...given);
  });
  const cache = new InMemoryCache();
  const stored = createPersistedCache(cache);
  const answer = (agency: string): void => {
    cache.writeQuery({ query, data: { transportAgencies: [agency] } });
    stored.note({ query });
    leave();
  };
  await stored.storeFor('7');
  answer('Demo Lines');
  expect(spy).toHaveBeenCalledTimes(1);
  stored.stop();
  await Promise.all([clearPersistedCache(), cache.reset()]);
  await stored.storeFor('8');
  seal();
  await new Promise((resolve) => setTimeout(resolve, 50));
  answer('Other Lines');
  for (let tries = 0; tries < 50 && (await persistedBytes()) === ''; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await persistedBytes()).not.toBe('');
  stored.stop();
});
