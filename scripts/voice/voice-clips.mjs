import '../lib/check-node.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, say } from '../lib/run.mjs';
import { setUp } from '../lib/set-up.mjs';

/** No voice of Cameroon Pidgin is free; of those of espeak-ng that of Caribbean English comes nearest. */
const VOICE = 'en-029';
const WORDS_A_MINUTE = 145;
/** Of the WAV files of espeak-ng: 16 bit, one channel. */
const RATE_HZ = 22_050;
const HEADER_BYTES = 44;
/** Silence between two clips, so that none of them is heard in the other, s. */
const PAUSE_S = 0.08;
const CLIPS = 'frontend/src/lib/voice';

await setUp();
const require = createRequire(import.meta.url);
require('esbuild-register/dist/node').register({ target: 'node20' });
const { clipPhrases } = require('../../frontend/test/clip-phrases.ts');

const LOCALE = inRoot('frontend/src/locales/pidgin');
const texts = Object.assign(
  {},
  ...readdirSync(LOCALE).map((name) => JSON.parse(readFileSync(join(LOCALE, name), 'utf8'))),
);
const pause = Buffer.alloc(2 * Math.round(PAUSE_S * RATE_HZ));
const places = {};
const samples = [];
let atSample = 0;
for (const phrase of clipPhrases(texts)) {
  const clip = samplesOf(phrase);
  places[phrase] = [rounded(atSample / RATE_HZ), rounded(clip.length / 2 / RATE_HZ)];
  samples.push(clip, pause);
  atSample += (clip.length + pause.length) / 2;
}
const lines = Object.entries(places).map(([phrase, [atS, lengthS]]) => `  "${phrase}": [${atS}, ${lengthS}]`);
writeFileSync(inRoot(CLIPS, 'pidgin-clips.json'), `{\n${lines.join(',\n')}\n}\n`);
encode(Buffer.concat(samples));
say(`${CLIPS}/pidgin-clips.ogg says ${Object.keys(places).length} phrases.`);

/** Samples of a phrase, without the silence around it. */
function samplesOf(phrase) {
  const options = ['-v', VOICE, '-s', String(WORDS_A_MINUTE), '-z', '--stdout', phrase];
  const all = execFileSync('espeak-ng', options).subarray(HEADER_BYTES);
  const isLoud = (at) => Math.abs(all.readInt16LE(at)) > 200;
  const loud = Array.from({ length: Math.floor(all.length / 2) }, (_, index) => index * 2).filter(isLoud);
  return all.subarray(loud[0] ?? 0, (loud.at(-1) ?? 0) + 2);
}

/** Writes them as Opus in Ogg, the same bytes each time. */
function encode(raw) {
  const folder = mkdtempSync(join(tmpdir(), 'clips-'));
  try {
    const input = join(folder, 'clips.raw');
    writeFileSync(input, raw);
    const form = ['--raw', '--raw-bits', '16', '--raw-rate', String(RATE_HZ), '--raw-chan', '1'];
    const quality = ['--quiet', '--speech', '--bitrate', '12', '--framesize', '60', '--serial', '1'];
    execFileSync('opusenc', [...form, ...quality, input, inRoot(CLIPS, 'pidgin-clips.ogg')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rounded(seconds) {
  return Math.round(seconds * 1_000) / 1_000;
}
