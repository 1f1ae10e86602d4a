import 'fake-indexeddb/auto';
import { gql, InMemoryCache } from '@apollo/client';
import { haveCrypto, keptBytes } from '../../../test/kept';
import { forgetKept } from './forget-kept';
import { createKeptCache } from './kept-cache';

const query = gql`
  query Asked {
    transportAgencies
  }
`;

/** Leaves the page, as what is kept is then written down at once. */
function leave(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  haveCrypto();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await forgetKept();
});

it('keeps what the next account is told, though a writing for the one before was under way when it left', async () => {
  let seal: () => void = () => undefined;
  const sealed = new Promise<void>((resolve) => (seal = resolve));
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const spy = jest.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    await sealed;
    return encrypt(...given);
  });
  const cache = new InMemoryCache();
  const kept = createKeptCache(cache);
  const tell = (agency: string): void => {
    cache.writeQuery({ query, data: { transportAgencies: [agency] } });
    kept.note({ query });
    leave();
  };
  await kept.keepFor('7');
  tell('Demo Lines');
  expect(spy).toHaveBeenCalledTimes(1);
  kept.stop();
  await Promise.all([forgetKept(), cache.reset()]);
  await kept.keepFor('8');
  seal();
  await new Promise((resolve) => setTimeout(resolve, 50));
  tell('Other Lines');
  for (let tries = 0; tries < 50 && (await keptBytes()) === ''; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await keptBytes()).not.toBe('');
  kept.stop();
});
