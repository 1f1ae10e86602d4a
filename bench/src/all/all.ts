import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BENCHMARKS, type BenchArguments, type BenchmarkName } from '../command/arguments';
import { isAllReached, judge, lastResult, type Form, type Judged, type Outcome } from './judge';
import { describeMachine, probe, type Machine, type Noise } from './machine';
import { plainTable } from './results-page';
import { storeMeasurement } from './stored-results';

const PROGRAM = join(__dirname, '../run.js');
const ROOT = join(__dirname, '../../..');
const RESULTS = join(ROOT, 'bench');
const ARTEFACTS = join(ROOT, 'artefacts');

/** Benchmarks of the gate's three minutes, each as short as its ratio bears. */
const SHORT: readonly (readonly [BenchmarkName, ...string[]])[] = [
  ['ingest', '--seconds', '8', '--only', 'graphql'],
  ['active', '--seconds', '8'],
  ['violations', '--seconds', '8', '--percent', '10'],
  ['fan-out', '--rounds', '2', '--percent', '20', '--only', 'frames'],
];

/** Output of `npm run bench -- all`. */
export interface AllResult {
  readonly name: 'all';
  readonly form: Form;
  readonly at: string;
  readonly machine: Machine;
  readonly noise: readonly BenchmarkNoise[];
  readonly judged: readonly Judged[];
  /** Lines that were missed, in words. */
  readonly missed: readonly string[];
  readonly pass: boolean;
}

type BenchmarkNoise = Noise & { readonly bench: BenchmarkName; readonly tookS: number };

interface Turn {
  readonly outcome: Outcome;
  readonly noise: BenchmarkNoise;
}

/**
 * Runs all benchmarks, or those of the short form, one after another, each in a process of its own; prints the result of each as a
 * line and judges them. In the short form a benchmark that misses something is run once more, and that run counts.
 */
export async function runAll(options: BenchArguments, notify: (line: string) => void): Promise<AllResult> {
  const form: Form = options.isShort ? 'short' : 'full';
  const at = new Date().toISOString();
  const machine = describeMachine();
  const noise: BenchmarkNoise[] = [];
  const judged: Judged[] = [];
  const lines: string[] = [];
  const run = async (bench: BenchmarkName, words: readonly string[]): Promise<Judged[]> => {
    notify(`== ${bench} ${words.join(' ')}`);
    const turn = await runOne(bench, words);
    noise.push(turn.noise);
    const line = JSON.stringify({ ...turn.noise, result: turn.outcome.result });
    lines.push(line);
    process.stdout.write(`${line}\n`);
    const judgedNow = judge(turn.outcome, form);
    if (options.isWritten) {
      const given = [...(options.isShort ? ['--short'] : []), ...withoutStore(options.given)];
      await storeMeasurement(RESULTS, {
        bench,
        at,
        machine,
        words: given,
        noise: turn.noise,
        judged: judgedNow,
      });
    }
    return judgedNow;
  };
  for (const [bench, ...words] of plan(options)) {
    const first = await run(bench, words);
    const isAgain = options.isShort && !isAllReached(first);
    judged.push(...(isAgain ? await run(bench, words) : first));
  }
  await mkdir(ARTEFACTS, { recursive: true });
  await writeFile(join(ARTEFACTS, 'bench.jsonl'), `${lines.join('\n')}\n`);
  notify(`\n${plainTable(judged)}`);
  const missed = judged
    .filter(({ isReached }) => isReached === false)
    .map(({ bench, what }) => `${bench}: ${what}`);
  return {
    name: 'all',
    form,
    at,
    machine,
    noise,
    judged,
    missed,
    pass: judged.length > 0 && isAllReached(judged),
  };
}

/** The benchmarks of a run, with the words of each; a name that is given in full is that one alone. */
function plan({ isShort, only, given }: BenchArguments): readonly (readonly [BenchmarkName, ...string[]])[] {
  const all = BENCHMARKS.filter((name) => name !== 'all').map((name) => [name, ...given] as const);
  const isName = all.some(([name]) => name === only);
  return (isShort ? SHORT : all).filter(([name]) => (isName ? name === only : name.includes(only)));
}

async function runOne(bench: BenchmarkName, words: readonly string[]): Promise<Turn> {
  const before = probe();
  const beganMs = performance.now();
  const child = spawn(process.execPath, [PROGRAM, bench, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stopAtExit = (): void => void child.kill('SIGTERM');
  process.once('exit', stopAtExit);
  const output = await text(child.stdout);
  process.removeListener('exit', stopAtExit);
  const after = probe();
  return {
    outcome: { bench, result: lastResult(output) },
    noise: {
      bench,
      tookS: Math.round((performance.now() - beganMs) / 1_000),
      workMs: [before.workMs, after.workMs],
      load: [before.load, after.load],
    },
  };
}

/** A stored country is the same one, and its folder says something of a machine alone. */
function withoutStore(given: readonly string[]): readonly string[] {
  const at = given.indexOf('--store');
  return at === -1 ? given : [...given.slice(0, at), ...given.slice(at + 2)];
}
