import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPublicKey, verify } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fromHex } from '@wakafine/domain/evidence/bytes';
import { readEvidenceFile } from '@wakafine/domain/evidence/evidence-file';
import {
  checkLog,
  CHECKPOINT_FILE,
  KEYS_FILE,
  LEAVES_FILE,
  linesIn,
  notesIn,
} from '@wakafine/domain/evidence/log-files';
import { isConsistent } from '@wakafine/domain/evidence/merkle-tree';
import { parseKey } from '@wakafine/domain/evidence/signed-note';
import type { CheckSignature, NoteKey } from '@wakafine/domain/evidence/signed-note';
import { verifyEvidence } from '@wakafine/domain/evidence/verify-evidence';
import { RequestError } from './client/request-error';
import type { PhoneFix } from './drives/fix';
import { freshIdentity } from './identity';
import { createPhone, type Phone } from './phone';
import { ServerProcess } from './testing/server-process';

const PHONES = 4;
const KILLS = 10;
const PUSHES_BETWEEN_KILLS = 8;
const BATCH = 10;
const DRIVE_EVERY_MS = 900_000;
const FIRST_DRIVE_AT_MS = Date.now() - 5 * 86_400_000;
const METRES_PER_DEGREE = 111_195;
/** Half a minute where nothing else runs. */
const WITHIN_MS = 480_000;
const SEALED_WITHIN_MS = 120_000;
const ASK_AGAIN_AFTER_MS = 100;
const SEQUENCER = [
  '--conditions=source',
  '-r',
  'esbuild-register',
  'backend/src/testing/sequencer-process.ts',
];

/** A signed state of the log, as the public call gives it. */
interface SeenCheckpoint {
  readonly size: number;
  readonly root: string;
  readonly note: string;
  readonly keys: readonly string[];
}

let server: ServerProcess;
let sequencer: ChildProcess | null = null;
beforeAll(async () => {
  server = await ServerProcess.start();
  sequencer = server.beside(SEQUENCER);
}, WITHIN_MS);
afterAll(async () => {
  await killSequencer();
  await server?.close();
}, 15_000);

async function killSequencer(): Promise<void> {
  if (sequencer !== null && sequencer.exitCode === null && sequencer.signalCode === null) {
    const ended = once(sequencer, 'exit');
    sequencer.kill('SIGKILL');
    await ended;
  }
}

/** Half a minute at 80 km/h where 50 are allowed, with some seconds at 30 to either side: one violation. */
function speedingFixes(startedAtMs: number): PhoneFix[] {
  const speeds = [...Array.from({ length: 10 }, () => 30), ...Array.from({ length: 30 }, () => 80)];
  let alongM = 0;
  return [...speeds, ...Array.from({ length: 10 }, () => 30)].map((speedKmh, second) => {
    alongM += speedKmh / 3.6;
    return {
      ...{ seq: second + 1, lat: 4.05 + alongM / METRES_PER_DEGREE, lng: 9.77 },
      ...{ recordedAtMs: startedAtMs + second * 1000, accuracyM: 5, speedKmh, headingDeg: 0 },
    };
  });
}

/** Drives that go on until the kills are over; each opens one violation. */
function load(faults: Set<string>) {
  const journeys: { readonly phone: Phone; readonly id: string }[] = [];
  let pushes = 0;
  let isOver = false;
  const onRetry = (failure: Error) =>
    void faults.add(failure instanceof RequestError ? failure.code : 'OTHER');
  const driveAgainAndAgain = async (): Promise<void> => {
    const phone = createPhone({ url: server.url, patienceMs: 60_000, onRetry });
    const identity = freshIdentity();
    await phone.signUp(identity);
    await phone.signIn(identity);
    for (let nth = 0; !isOver; nth += 1) {
      const startedAtMs = FIRST_DRIVE_AT_MS + nth * DRIVE_EVERY_MS;
      const car = { vehicleType: 'CAR', registrationNumber: 'LT 000 ZX', category: 'PRIVATE' } as const;
      const { id } = await phone.startJourney({ ...car, startedAtMs });
      journeys.push({ phone, id });
      const fixes = speedingFixes(startedAtMs);
      for (let from = 0; from < fixes.length; from += BATCH) {
        await phone.recordFixes(id, fixes.slice(from, from + BATCH));
        pushes += 1;
      }
      await phone.endJourney(id, startedAtMs + fixes.length * 1000);
    }
  };
  const driving = Promise.all(Array.from({ length: PHONES }, driveAgainAndAgain));
  // A failure is thrown by the end that is waited for, and must not end the process before.
  driving.catch(() => undefined);
  return {
    journeys,
    pushed: async (count: number): Promise<void> => {
      const until = pushes + count;
      while (pushes < until) {
        await Promise.race([
          wait(10),
          driving.then(() => Promise.reject(new Error('Nobody drives any more'))),
        ]);
      }
    },
    end: async (): Promise<void> => {
      isOver = true;
      await driving;
    },
  };
}

/** Waits until the log has grown since it was last seen, as somebody outside sees it. */
async function untilGrown(seen: SeenCheckpoint[]): Promise<void> {
  const [before, until] = [seen.length, Date.now() + SEALED_WITHIN_MS];
  while (seen.length === before) {
    if (Date.now() > until) {
      throw new Error('Nothing comes into the log');
    }
    await look(seen);
    await wait(20);
  }
}

async function look(seen: SeenCheckpoint[]): Promise<void> {
  const response = await fetch(`${server.url}/api/evidence/checkpoints/latest`).catch(() => null);
  if (response?.status !== 200) {
    return;
  }
  // The contract names these members.
  const found = (await response.json()) as SeenCheckpoint;
  if (found.size !== seen.at(-1)?.size) {
    seen.push(found);
  }
}

/** Ends the server, its database or both by force, and the process that sequences, and starts what does not come back by itself. */
async function kill(nth: number): Promise<void> {
  const isSequencerKilled = nth % 4 === 1;
  if (isSequencerKilled) {
    await killSequencer();
  }
  const what = (['server', 'database', 'both'] as const)[nth % 3];
  if (what !== 'server') {
    await server.killDatabase();
  }
  if (what !== 'database') {
    await server.kill();
    await server.startAgain();
  }
  if (isSequencerKilled) {
    sequencer = server.beside(SEQUENCER);
  }
}

const checkSignature: CheckSignature = ({ publicKey, message, signature }) =>
  verify(
    null,
    message,
    createPublicKey({
      key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]),
      ...{ format: 'der', type: 'spki' },
    }),
    signature,
  );

/** The proof of a violation, once it is sealed with its fixes and stands in the signed log. */
async function sealedProof(proofId: string) {
  const until = Date.now() + SEALED_WITHIN_MS;
  for (;;) {
    const response = await fetch(`${server.url}/api/evidence/${proofId}/proof`);
    const file = readEvidenceFile(await response.json());
    if (file?.status === 'VALID' && file.kind === 'BUNDLE') {
      return file;
    }
    if (Date.now() > until) {
      throw new Error(
        `The proof of ${proofId} is ${file?.status ?? response.status}, ${file?.kind ?? 'nothing'}`,
      );
    }
    await wait(ASK_AGAIN_AFTER_MS);
  }
}

async function proofIdsOf({ phone, id }: { phone: Phone; id: string }): Promise<(string | null)[]> {
  const document = `query ($id: ID!) { violations(first: 100, filter: { scope: MINE, journeyId: $id }) { edges { node { proofId } } } }`;
  const { violations } = await phone.request<{
    violations: { edges: { node: { proofId: string | null } }[] };
  }>(document, { id });
  return violations.edges.map(({ node }) => node.proofId);
}

function keysIn(texts: readonly string[]): NoteKey[] {
  return texts.map(parseKey).filter((key) => key !== null);
}

test(
  'ten kills of server and database under load leave no violation without its leaf, no gap, no double, and one history',
  async () => {
    const faults = new Set<string>();
    const seen: SeenCheckpoint[] = [];
    const drives = load(faults);
    for (let nth = 0; nth < KILLS; nth += 1) {
      await drives.pushed(PUSHES_BETWEEN_KILLS);
      await untilGrown(seen);
      await wait((nth * 17) % 60);
      await kill(nth);
    }
    await drives.pushed(PUSHES_BETWEEN_KILLS);
    await drives.end();
    expect(server.failedRequests()).toEqual([]);
    expect([...faults].sort()).toEqual(['UNAVAILABLE', 'UNREACHABLE']);
    // The log grew and was signed between all kills.
    expect(seen).toHaveLength(KILLS);

    // One violation a journey, each with its leaf, and each leaf at a place of its own.
    const { journeys } = drives;
    expect(journeys.length).toBeGreaterThan(KILLS);
    const proofIds = (await Promise.all(journeys.map(proofIdsOf))).map((ids) => {
      expect(ids).toEqual([expect.any(String)]);
      return String(ids[0]);
    });
    expect(new Set(proofIds).size).toBe(journeys.length);
    const keys = keysIn(seen.at(-1)?.keys ?? []);
    const files = await Promise.all(proofIds.map(sealedProof));
    for (const file of files) {
      expect(await verifyEvidence(file, { keys, checkSignature })).toMatchObject({ outcome: 'GOOD' });
    }
    expect(new Set(files.map(({ inclusion }) => inclusion?.index)).size).toBe(journeys.length);

    // What was seen between the kills is the beginning of what there is now.
    for (const { size, root } of seen) {
      const response = await fetch(`${server.url}/api/evidence/checkpoints/${size}/consistency`);
      // The contract names these members.
      const { to, hashes } = (await response.json()) as { to: SeenCheckpoint; hashes: string[] };
      const bytes = (hex: string): Uint8Array => fromHex(hex) ?? new Uint8Array();
      const trees = { from: { size, root: bytes(root) }, to: { size: to.size, root: bytes(to.root) } };
      expect(isConsistent(trees.from, trees.to, hashes.map(bytes))).toBe(true);
    }
    // The database itself: every record, part, batch and checkpoint, and no violation without a record.
    const copy = join(server.dataDir, 'seen');
    await writeFile(copy, seen.map(({ note }) => `${note}\n`).join(''));
    const checked = await server.admin('check-log', '--against', copy);
    expect(checked).toMatchObject({ code: 0, out: expect.stringMatching(/^GOOD: all \d+ leaves/) });
    // And what witnesses have: every checkpoint in turn, over leaves without a gap.
    await killSequencer();
    const folder = join(server.dataDir, 'witness');
    const [leaves, checkpoints, known] = await Promise.all([
      readFile(join(folder, LEAVES_FILE)),
      readFile(join(folder, CHECKPOINT_FILE), 'utf8'),
      readFile(join(folder, KEYS_FILE), 'utf8'),
    ]);
    const trust = { keys: keysIn(linesIn(known)), checkSignature };
    const notes = notesIn(checkpoints);
    expect(notes.length).toBeGreaterThanOrEqual(seen.length);
    const against = seen.map(({ note }) => note);
    expect(await checkLog({ leaves, checkpoints: notes }, { ...trust, against })).toMatchObject({
      fault: null,
    });
  },
  WITHIN_MS,
);
