import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './repository-files';

const COMPILE_ONCE = path.join(ROOT, 'scripts', 'lib', 'compile-once.cjs');

/** Prints what a program of two lines returns, and the first line of its error's trace that is in it. */
const PROGRAM = `
  const vm = require('node:vm');
  const run = vm.compileFunction('const one = 1;\\nreturn one + other.missing.value;', ['other'], {
    filename: '/two-lines.js',
    parsingContext: vm.createContext(),
  });
  let trace = '';
  try {
    run({});
  } catch (error) {
    trace = error.stack;
  }
  console.log(run({ missing: { value: 2 } }), /two-lines.js:\\d+/.exec(trace)[0]);
`;

test('what is compiled once gets its parameters, and its errors the lines of the file', () => {
  const output = execFileSync(process.execPath, ['--require', COMPILE_ONCE, '-e', PROGRAM], {
    encoding: 'utf8',
  });
  expect(output).toBe('3 two-lines.js:2\n');
});

test('jest compiles by the function that is replaced', () => {
  const core = createRequire(require.resolve('jest')).resolve('@jest/core');
  const runtime = readFileSync(createRequire(core).resolve('jest-runtime'), 'utf8');
  expect(runtime).toContain('.compileFunction)(scriptSource, this.injectedModuleParameters, {');
});
