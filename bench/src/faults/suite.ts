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
import { Model } from './traffic/model';
import { createPacer } from './traffic/pacer';
import { drivePhone } from './traffic/phones';
import { readOn } from './traffic/readers';
import { watchSilence } from './traffic/silence';
import type { Silence, Striking } from './traffic/silence';
import { Stops } from './traffic/stops';
import { inflict } from './world/inflict';
import { impossibleIn, startWorld } from './world/world';
import type { World } from './world/world';

const LOOK_EVERY_MS = 100;
const REPORT_EVERY_MS = 60_000;
const MEMORY_MAY_GROW = 1.1;
const FOLLOWED_MS = 1_000;

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
  /** Longest time in which no push was acknowledged. */
  readonly longestSilence: Silence;
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
    const broken = [...ran.broken, ...checked.broken, ...world.service.failedRequests().slice(0, 5)];
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
      ...{ faults: countsOf(ran.struck), faultCount: ran.struck.length, ...checked.figures },
      ...{ answers: ran.answers.summary, longestSilence: ran.longestSilence, memory, exitCode },
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
  readonly struck: readonly Fault[];
  readonly seen: readonly SeenCheckpoint[];
  readonly memory: readonly MemorySample[];
  readonly longestSilence: Silence;
  readonly broken: readonly string[];
}

interface Frame {
  readonly options: SuiteOptions;
  readonly plan: readonly Fault[];
  readonly notify: (line: string) => void;
}

async function runFaults(world: World, { options, plan, notify }: Frame): Promise<Ran> {
  const { url } = world.service;
  const watching = { answers: new Answers(), stops: new Stops() };
  const model = new Model(suitesDrives(options.seed));
  let isOver = false;
  const over = (): boolean => isOver;
  const traffic = {
    url,
    model,
    seed: options.seed,
    pace: createPacer(options.rate),
    isOver: over,
    ...watching,
  };
  const elder = world.service.workers()[0];
  const strikes: Striking[] = [];
  const silence = watchSilence(model, strikes);
  const everybody = Promise.all([
    watchCheckpoints(url, over),
    sampleMemory(() => elder, over),
    readOn({ url, isOver: over, ...watching }),
    reportOn({ model, answers: watching.answers, notify, isOver: over }),
    ...Array.from({ length: options.phones }, (_, phone) => drivePhone(traffic, phone)),
  ] as const);
  // A failure is thrown by the end that is waited for, and must not end the process before.
  everybody.catch(() => undefined);
  const striking = strike(world, { plan, strikes, stops: watching.stops });
  // Somebody who gave up ends the run.
  const struck = await Promise.race([striking, everybody.then(() => striking)]);
  await wait(FOLLOWED_MS);
  await world.service.untilReady();
  isOver = true;
  const [seen, memory] = await everybody;
  const { longest, broken } = silence.stop();
  return {
    ...{ model, answers: watching.answers, struck, seen, memory, longestSilence: longest },
    broken: [...watching.answers.broken, ...broken],
  };
}

interface Striker {
  readonly plan: readonly Fault[];
  /** Filled with what has struck. */
  readonly strikes: Striking[];
  readonly stops: Stops;
}

/** Lets every fault strike at its time; done when all are healed. */
async function strike(world: World, { plan, strikes, stops }: Striker): Promise<Fault[]> {
  const beganMs = performance.now();
  const under: Promise<void>[] = [];
  for (const fault of plan) {
    await wait(Math.max(0, beganMs + fault.atMs - performance.now()));
    const fromMs = performance.now();
    strikes.push({ kind: fault.kind, fromMs, toMs: fromMs + fault.forMs });
    // What a standing process holds up is no slowness of its own.
    const end = fault.kind === 'server-stop' ? stops.begin() : () => undefined;
    const struck = inflict(world, fault).finally(end);
    // A failure is thrown by the end that is waited for.
    struck.catch(() => undefined);
    under.push(struck);
  }
  await Promise.all(under);
  return [...plan];
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
