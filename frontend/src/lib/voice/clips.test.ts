import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { clipPhrases } from '../../../test/clip-phrases';
import { clipsOf } from './clip-words';
import { CLIPS_KB } from './clips-size';
import placesFile from './pidgin-clips.json';

const LOCALE = join(__dirname, '../../locales/pidgin');
const TEXTS: Record<string, string> = Object.assign(
  {},
  ...readdirSync(LOCALE).map((name) => JSON.parse(readFileSync(join(LOCALE, name), 'utf8'))),
);
const PHRASES = new Set(Object.keys(placesFile));
const bytes = statSync(join(__dirname, 'pidgin-clips.ogg')).size;

it('has a clip for every phrase that is said in Pidgin, and none that is not (npm run voice-clips)', () => {
  expect([...PHRASES].toSorted()).toEqual(clipPhrases(TEXTS));
});

it('weighs at most 120 kB in all, and as much as settings say', () => {
  expect(bytes).toBeLessThanOrEqual(120_000);
  expect(Math.round(bytes / 1_000)).toBe(CLIPS_KB);
});

it('has each clip in a place of its own', () => {
  const places = Object.values(placesFile).toSorted(([one = 0], [other = 0]) => one - other);
  places.forEach(([startS = 0, lengthS = 0], index) => {
    expect(lengthS).toBeGreaterThan(0.1);
    expect(startS + lengthS).toBeLessThan(places[index + 1]?.[0] ?? Infinity);
  });
});

it.each([
  ['Slow down small. Limit 60.', ['slow down small', 'limit', '60']],
  ['Limit 110.', ['limit', '1', 'hundred', '10']],
  ['Water for road for 750 metre.', ['water for road', 'for', '7', 'hundred', '50', 'metre']],
  ['GPS don lost. We no di count anything.', ['gps don lost we no di count anything']],
  [
    'Waka don end. 12.4 kilometre. How long: 1 hour 25 minute. Top speed 62.',
    [
      'waka don end',
      '12',
      'point',
      '4',
      'kilometre',
      'how long',
      '1',
      'hour',
      '20',
      '5',
      'minute',
      'top speed',
      '60',
      '2',
    ],
  ],
  [
    'Waka don end. 1,205.0 kilometre.',
    ['waka don end', '1', 'thousand', '2', 'hundred', '5', 'point', '0', 'kilometre'],
  ],
])('says “%s” with clips', (sentence, clips) => {
  expect(clipsOf(sentence, PHRASES)).toEqual(clips);
});

it('says nothing of a sentence with a word that no clip has', () => {
  expect(clipsOf('Limit 60. Edéa.', PHRASES)).toBeNull();
  expect(clipsOf('Limit 12345.', PHRASES)).toBeNull();
  expect(clipsOf('', PHRASES)).toEqual([]);
});
