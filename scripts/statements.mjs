import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { codeOf, inRoot, ROOT, say } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp();
// From the sources: a server whose statements have no types yet does not compile.
const printer = spawn(
  process.execPath,
  ['-r', 'esbuild-register', inRoot('backend/src/platform/db/described/print-statement-types.ts')],
  { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
);
const [types, code] = await Promise.all([text(printer.stdout), codeOf(printer)]);
if (code !== 0) {
  process.exit(code);
}
writeFileSync(inRoot('backend/src/platform/db/statement-types.ts'), types);
say('statement-types.ts says what every statement takes and gives.');
