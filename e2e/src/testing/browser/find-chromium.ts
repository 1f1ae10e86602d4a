import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const KNOWN_PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of the Chromium to test with: what CHROMIUM_PATH names, else the first one on PATH, else in a known place.
 * @throws Error with what to do when there is none
 */
export function findChromium(
  env: Readonly<Record<string, string | undefined>>,
  isProgram: (path: string) => boolean = canRun,
): string {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) {
      throw new Error(`CHROMIUM_PATH names ${named}, which is no program that can be run.`);
    }
    return named;
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [...onPath, ...KNOWN_PLACES].find(isProgram);
  if (found === undefined) {
    throw new Error(
      'The browser stories need Chromium and found none. Install it (Debian: apt-get install chromium), ' +
        'or name one in CHROMIUM_PATH.',
    );
  }
  return found;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
