import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { codeOf, inRoot, ROOT, say } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

const PAGE = inRoot('SECURITY.md');
const LOCKS = inRoot('frontend/src/graphql/locks.ts');
const BETWEEN = /(<!-- policy: .* -->\n)[^]*(<!-- end of policy -->)/;

await setUp('server');
const printer = spawn(process.execPath, [inRoot('backend/dist/transport/policy/print-policy.js')], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [printed, code] = await Promise.all([text(printer.stdout), codeOf(printer)]);
if (code !== 0) {
  process.exit(code);
}
const { page, locks } = JSON.parse(printed);
writeFileSync(
  PAGE,
  readFileSync(PAGE, 'utf8').replace(BETWEEN, (_all, begin, end) => `${begin}\n${page}\n\n${end}`),
);
writeFileSync(LOCKS, locks);
say('SECURITY.md and the locks of the web app say who may do what.');
