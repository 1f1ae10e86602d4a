import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { CHANGES_MODULE, changesModule } from './lib/api/changes-page.mjs';
import { codeOf, inRoot, ROOT, say } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

/** Documents of what the server serves, and the program of the server that prints it. */
const DOCUMENTS = [
  ['schema.graphql', 'backend/dist/transport/graphql/print-schema.js'],
  ['api/openapi.json', 'backend/dist/transport/rest/print-openapi.js'],
];

await setUp('server');
for (const [file, program] of DOCUMENTS) {
  const printer = spawn(process.execPath, [inRoot(program)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, code] = await Promise.all([text(printer.stdout), codeOf(printer)]);
  if (code !== 0) {
    process.exit(code);
  }
  if (printed.trim() !== '') {
    writeFileSync(inRoot(file), printed);
  }
}
writeFileSync(inRoot(CHANGES_MODULE), changesModule(readFileSync(inRoot('CHANGELOG.md'), 'utf8')));
say(`${DOCUMENTS.map(([file]) => file).join(' and ')} say what the server serves.`);
