import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { codeOf, inRoot, ROOT, say } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

const EXAMPLES = inRoot('frontend/src/graphql/examples.ts');

await setUp('server');
const printer = spawn(process.execPath, [inRoot('backend/dist/transport/examples/print-examples.js')], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [examples, code] = await Promise.all([text(printer.stdout), codeOf(printer)]);
if (code !== 0) {
  process.exit(code);
}
writeFileSync(EXAMPLES, examples);
say('The web app has an example of every query, mutation and subscription.');
