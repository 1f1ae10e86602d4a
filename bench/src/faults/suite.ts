import { cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { SuiteOptions } from './arguments';
import { watchCheckpoints } from './check/checkpoints';
import type { SeenCheckpoint } from './check/checkpoints';
import { checkEvidence } from './check/evidence-log';
import { checkFigures } from './check/figures';
import { compareMemory, sampleMemory } from './check/memory';
import type { MemoryCompared, MemorySample } from './check/memory';
import { checkFixes } from './check/stored-fixes';
import type { Fault, FaultKind } from './plan/fault';
import { planFaults } from './plan/plan-faults';
import { Answers } from './traffic/answers';
import { suitesDrives } from './traffic/journey-plan';
import { checkIncidents } from './check/incidents';
import { watchMachine } from './traffic/machine';
import { Model } from './traffic/model';
import { createPacer } from './traffic/pacer';
import { drivePhone } from './traffic/phones';
import { readOn } from './traffic/readers';
import { Stops } from './traffic/stops';
import { strike } from './strike';
import type { Struck } from './strike';
import { impossibleIn, startWorld } from './world/world';
import type { World } from './world/world';

const LOOK_EVERY_MS = 100;
const REPORT_EVERY_MS = 60_000;
const MEMORY_MAY_GROW = 1.1;
const FOLLOWED_MS = 1_000;
/** On a machine on which much else runs, recoveries stretch a plan; from then on nothing new begins. */
const MOST_MS_A_MINUTE = 90_000;

/** Output of `npm run faults`. */
export interface SuiteResult extends SuiteOptions {
  readonly suite: 'faults';
  readonly faults: Readonly<Record<string, number>>;
  readonly faultCount: number;
  /** Kinds that this machine can't have. */
  readonly without: readonly FaultKind[];
  readonly acknowledgedFixes: number;
  readonly pushes: number;
  readonly journeys: number;
  readonly violations: number;
  readonly incidents: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
  readonly judgedAnew: number;
  readonly leaves: number;
  readonly checkpoints: number;
  readonly answers: Answers['summary'];
  /** Longest time from the end of a fault to the next push that was acknowledged. */
  readonly slowestRecovery: Struck['slowestRecovery'];
  /** Null for a run that is too short, or of a single process. */
  readonly memory: MemoryCompared | null;
  readonly exitCode: number | null;
  readonly machine: { readonly cpus: number; readonly memoryGb: number; readonly load: number };
  /** Broken promises, the first ones first. */
  readonly broken: readonly string[];
  /** Folder with the log of the server; null when all promises held. */
  readonly logs: string | null;
  readonly pass: boolean;
}

/** Runs the whole suite: a service under traffic, its faults, and afterwards everything that was acknowledged against the database. */
export async function runSuite(options: SuiteOptions, notify: (line: string) => void): Promise<SuiteResult> {
  const lines: string[] = [];
  const world = await startWorld(options.processes, (line) => void lines.push(line));
  try {
    const without = impossibleIn(world);
    const plan = planFaults({ ...options, durationMs: options.minutes * 60_000, without });
    notify(
      `seed ${options.seed}: ${plan.length} faults, without ${[...without].join(' and ') || 'none'}; ${world.folder}`,
    );
    const ran = await runFaults(world, { options, plan, notify });
    const checked = await check(world, ran);
    const broken = [...ran.answers.broken, ...checked.broken, ...world.service.accusations().slice(0, 5)];
    const memory = options.processes === 1 ? null : compareMemory(ran.memory);
    if (memory !== null && memory.ratio > MEMORY_MAY_GROW) {
      broken.push(`memory grew from ${memory.firstMb} to ${memory.lastMb} MB`);
    }
    const isRight = broken.length === 0;
    const exitCode = await world.close(!isRight);
    if (exitCode !== 0) {
      broken.push(`the service ended with ${exitCode}`);
    }
    return {
      ...{ suite: 'faults', ...options, without: [...without] },
      ...{ faults: countsOf(ran.struck.faults), faultCount: ran.struck.faults.length, ...checked.figures },
      ...{ answers: ran.answers.summary, slowestRecovery: ran.struck.slowestRecovery, memory, exitCode },
      machine: { cpus: cpus().length, memoryGb: Math.round(totalmem() / 1024 ** 3), load: loadavg()[0] ?? 0 },
      ...{ broken, logs: isRight ? null : world.folder, pass: broken.length === 0 },
    };
  } catch (error) {
    notify(lines.slice(-20).join('\n'));
    await world.close(true);
    throw error;
  }
}

interface Ran {
  readonly model: Model;
  readonly answers: Answers;
  readonly struck: Struck;
  readonly seen: readonly SeenCheckpoint[];
  readonly memory: readonly MemorySample[];
}

interface Frame {
  readonly options: SuiteOptions;
  readonly plan: readonly Fault[];
  readonly notify: (line: string) => void;
}

async function runFaults(world: World, { options, plan, notify }: Frame): Promise<Ran> {
  const { url } = world.service;
  const failure = new AbortController();
  const machine = watchMachine();
  const watching = { answers: new Answers(), stops: new Stops(machine), failed: failure.signal };
  const model = new Model(suitesDrives(options.seed));
  let isOver = false;
  const over = (): boolean => isOver || failure.signal.aborted;
  const traffic = {
    url,
    model,
    seed: options.seed,
    pace: createPacer(options.rate),
    isOver: over,
    ...watching,
  };
  const elder = world.service.workers()[0];
  const everybody = Promise.all([
    watchCheckpoints(url, over),
    sampleMemory(() => elder, over),
    readOn({ url, isOver: over, ...watching }),
    reportOn({ model, answers: watching.answers, notify, isOver: over }),
    ...Array.from({ length: options.phones }, (_, phone) => drivePhone(traffic, phone)),
  ] as const);
  // A failure is thrown by the end that is waited for, and must not end the process before.
  everybody.catch(() => undefined);
  try {
    const untilMs = options.minutes * MOST_MS_A_MINUTE;
    const striking = strike({ world, plan, model, ...watching, untilMs });
    // Somebody who gave up ends the run.
    const struck = await Promise.race([striking, everybody.then(() => striking)]);
    await wait(FOLLOWED_MS);
    await world.service.untilReady();
    isOver = true;
    const [seen, memory] = await everybody;
    return { model, struck, seen, memory, answers: watching.answers };
  } catch (error) {
    failure.abort(error);
    throw error;
  } finally {
    machine.stop();
  }
}

async function reportOn({
  model,
  answers,
  notify,
  isOver,
}: {
  model: Model;
  answers: Answers;
  notify: (line: string) => void;
  isOver: () => boolean;
}): Promise<void> {
  for (let nextMs = performance.now() + REPORT_EVERY_MS; !isOver(); await wait(LOOK_EVERY_MS)) {
    if (performance.now() > nextMs) {
      nextMs += REPORT_EVERY_MS;
      notify(`${model.fixes} fixes in ${model.pushes} pushes, ${JSON.stringify(answers.summary)}`);
      answers.broken.forEach(notify);
    }
  }
}

async function check(world: World, { model, seen }: Ran) {
  const client = await world.database.open();
  try {
    const fixes = await checkFixes(client, model);
    const figures = await checkFigures(client, model, fixes.storedUnsure);
    const log = await checkEvidence(client, world, seen);
    const incidents = await checkIncidents(client, model);
    const { lost, doubled, wrong } = fixes;
    const counted = [
      [lost, 'acknowledged fixes are lost'],
      [doubled, 'fixes are stored twice'],
      [wrong, 'fixes or journeys are stored that were not sent so'],
    ] as const;
    return {
      broken: [
        ...counted.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])),
        ...figures.wrong.slice(0, 5),
        ...log.wrong,
        ...incidents,
      ],
      figures: {
        ...{ acknowledgedFixes: model.fixes, pushes: model.pushes, journeys: model.journeys.length },
        ...{ violations: figures.violations, incidents: model.incidents.length, lost, doubled },
        ...{ wrong: wrong + figures.wrong.length, judgedAnew: figures.sampled },
        ...{ leaves: log.leaves, checkpoints: log.checkpoints },
      },
    };
  } finally {
    await client.end();
  }
}

function countsOf(struck: readonly Fault[]): Record<string, number> {
  const counts: Record<string, number> = {};
  struck.forEach(({ kind }) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
  });
  return counts;
}
