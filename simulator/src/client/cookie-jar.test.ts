import { createCookieJar } from './cookie-jar';

test('a jar stores the last value of each cookie and drops what the service withdraws', () => {
  const jar = createCookieJar();
  jar.accept(['wf_session=one; Path=/; HttpOnly', 'wf_device=phone; Max-Age=31536000']);
  jar.accept(['wf_session=two; SameSite=Lax']);
  expect(jar.header()).toBe('wf_session=two; wf_device=phone');
  jar.accept(['wf_session=; Path=/', 'nonsense']);
  expect(jar.header()).toBe('wf_device=phone');
  jar.accept(['wf_device=phone; Max-Age=0']);
  expect(jar.header()).toBe('');
});
