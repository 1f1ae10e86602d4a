import { delimiter } from 'node:path';
import { findChromium } from './find-chromium';

const only =
  (...there: string[]) =>
  (path: string) =>
    there.includes(path);

describe('findChromium', () => {
  it('takes the one that CHROMIUM_PATH names before any other', () => {
    const env = { CHROMIUM_PATH: '/mine/chrome', PATH: '/usr/bin' };
    expect(findChromium(env, only('/mine/chrome', '/usr/bin/chromium'))).toBe('/mine/chrome');
  });

  it('takes the first one on PATH, whatever it is called', () => {
    const env = { PATH: ['/bin', '/usr/bin', '/other'].join(delimiter) };
    expect(findChromium(env, only('/usr/bin/google-chrome', '/other/chromium'))).toBe(
      '/usr/bin/google-chrome',
    );
  });

  it('looks in the known places after PATH', () => {
    expect(findChromium({ PATH: '/bin' }, only('/snap/bin/chromium'))).toBe('/snap/bin/chromium');
  });

  it('says what to install where there is none', () => {
    expect(() => findChromium({ PATH: '/bin' }, only())).toThrow(/apt-get install chromium.*CHROMIUM_PATH/);
  });

  it('does not take another one than CHROMIUM_PATH names', () => {
    const env = { CHROMIUM_PATH: '/gone/chrome', PATH: '/usr/bin' };
    expect(() => findChromium(env, only('/usr/bin/chromium'))).toThrow('/gone/chrome');
  });
});
