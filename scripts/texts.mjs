import './lib/check-node.mjs';
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { inRoot, say } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp();
const require = createRequire(import.meta.url);
// Reads the sources of the domain: what is built of them may lack the texts that are written here.
require('esbuild-register/dist/node').register({ target: 'node20' });
const { storedContent, textFiles } = require('../frontend/test/text-files.ts');

const changed = Object.entries(textFiles()).filter(([path, content]) => storedContent(path) !== content);
changed.forEach(([path, content]) => writeFileSync(inRoot(path), content));
say(
  changed.length === 0
    ? 'All texts are as declared.'
    : `Written: ${changed.map(([path]) => path).join(', ')}`,
);
