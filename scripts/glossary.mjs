import './lib/check-node.mjs';
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { inRoot, say } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

const PAGE = inRoot('docs/glossary.md');

await setUp();
const { format, resolveConfig } = await import('prettier');
const require = createRequire(import.meta.url);
require('esbuild-register/dist/node').register({ target: 'node20' });
const { readGlossary } = require('../frontend/test/glossary.ts');
const { glossaryPage } = require('../frontend/test/glossary-page.ts');

const style = await resolveConfig(PAGE);
writeFileSync(PAGE, await format(glossaryPage(readGlossary()), { ...style, filepath: PAGE }));
say('docs/glossary.md says what each word is in French and in Pidgin.');
