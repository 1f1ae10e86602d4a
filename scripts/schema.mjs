import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { codeOf, inRoot, ROOT, say } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp('server');
const printer = spawn(process.execPath, [inRoot('backend/dist/transport/graphql/print-schema.js')], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [schema, code] = await Promise.all([text(printer.stdout), codeOf(printer)]);
if (code !== 0) {
  process.exit(code);
}
if (schema.trim() !== '') {
  writeFileSync(inRoot('schema.graphql'), schema);
}
say('schema.graphql says what the server serves.');
