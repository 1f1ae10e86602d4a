import { receiveShared } from './shared-file';

const OWN = 'https://wakafine.example';

function formFrom(headers: Record<string, string>, referrer = ''): Request {
  // No browser lets a script set an origin: what a worker sees is made here.
  const formData = () => Promise.resolve(new FormData());
  return { url: `${OWN}/share`, headers: new Headers(headers), referrer, formData } as unknown as Request;
}

test.each([
  ['the share sheet of a phone', {}, '', '/share'],
  ['the share sheet of a phone', { origin: 'null' }, 'android-app://com.example', '/share'],
  ['our own page', { origin: OWN }, `${OWN}/settings`, '/share'],
  ['another site', { origin: 'https://evil.example' }, '', '/share?foreign'],
  ['another site', {}, 'https://evil.example/', '/share?foreign'],
  ['a neighbour of our site', { origin: 'https://other.wakafine.example' }, '', '/share?foreign'],
  ['the same host without encryption', { origin: 'http://wakafine.example' }, '', '/share?foreign'],
])('a form of %s (%j, %j) leads to %s', async (_who, headers, referrer, path) => {
  Object.assign(globalThis, { Response: { redirect: (to: string, status: number) => ({ to, status }) } });
  expect(await receiveShared(formFrom(headers, referrer))).toEqual({ to: path, status: 303 });
});
