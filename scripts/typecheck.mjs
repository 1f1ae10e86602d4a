import './lib/check-node.mjs';
import { existsSync } from 'node:fs';
import { inRoot, runNode, TSC } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp();
const codes = [await runNode(TSC, ['-b'])];
if (existsSync(inRoot('frontend/tsconfig.json'))) {
  codes.push(await runNode(TSC, ['--noEmit', '-p', 'frontend']));
}
process.exitCode = Math.max(...codes);
