import { randomBytes, randomInt } from 'node:crypto';
import { toHex } from '@wakafine/domain/evidence/bytes';
import { foldSubtrees, leafHash, nodeHash, rootOf } from '@wakafine/domain/evidence/merkle-tree';
import { commitmentOf, recordText } from '@wakafine/domain/evidence/record';
import type { Ctx, Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import {
  INSERT_CHECKPOINT,
  INSERT_ENTRIES,
  INSERT_NODES,
  INSERT_PADDING,
  LAST_CHECKPOINT,
  SEEN_LEAVES,
  TRY_SEQUENCING,
  UNSEQUENCED_LEAVES,
} from './log.queries';
import { signedCheckpoint } from './signed-checkpoint';
import { BATCH_LEAVES, frontierOf } from './tree-hashes';
import type { GrownSubtree } from './tree-hashes';
import { writeWitnessFiles } from './witness-files';

/** Any number that no other lock has. */
const SEQUENCER_LOCK = 6_962_001;
const LEAVES_PER_CHECKPOINT = 4_096;
/** A bound for one run: what is left is done by the next. */
const CHECKPOINTS_PER_RUN = 100;

interface Leaf {
  readonly id: number;
  readonly record: string;
}

/**
 * Puts the leaves that were written since into the tree and signs what it is then. Only one process at a time does it: writers
 * never wait for a number. Leaves are shuffled and filled up to a multiple of 64, so that neither their order nor their number
 * reveals who drove when (product decision D13).
 */
export async function sequenceLeaves(services: Services): Promise<void> {
  const ctx = { ...services, actor: null };
  for (let round = 0; round < CHECKPOINTS_PER_RUN; round += 1) {
    const isMore = await inTransaction(ctx, sequenceSome);
    if (!isMore) {
      break;
    }
  }
  await writeWitnessFiles(services);
}

/** Whether there may be more. */
async function sequenceSome(tx: Ctx): Promise<boolean> {
  const { db } = tx;
  const [lock] = await db.rows(TRY_SEQUENCING, [SEQUENCER_LOCK]);
  if (lock?.isMine !== true) {
    return false;
  }
  const [seen] = await db.rows(SEEN_LEAVES, []);
  const [last] = await db.rows(LAST_CHECKPOINT, []);
  const settledId = last?.settledLeafId ?? 0;
  // A leaf may be seen later than one with a higher number: none is passed over before its transaction can have ended.
  const written: Leaf[] = await db.rows(UNSEQUENCED_LEAVES, [settledId, LEAVES_PER_CHECKPOINT]);
  if (seen === undefined || written.length === 0) {
    return false;
  }
  const isMore = written.length === LEAVES_PER_CHECKPOINT;
  const leaves = shuffled([...written, ...(await paddingFor(tx, written.length))]);
  const size = (last?.size ?? 0) + leaves.length;
  const root = await growTree(tx, last?.size ?? 0, leaves);
  const signedAt = tx.clock();
  await db.rows(INSERT_CHECKPOINT, [
    ...[size, toHex(root), signedCheckpoint(tx.evidenceLog, { size, root, signedAt }), signedAt],
    // Of those that had ended before this look all were among what was just taken in, unless there are more.
    ...[isMore ? settledId : Math.max(settledId, seen.endedId), seen.lastId, seen.below],
  ] as const);
  return isMore;
}

async function paddingFor({ db }: Ctx, count: number): Promise<Leaf[]> {
  const missing = (BATCH_LEAVES - (count % BATCH_LEAVES)) % BATCH_LEAVES;
  const records = Array.from({ length: missing }, () =>
    recordText({ kind: 'PADDING', parts: { noise: randomBytes(32).toString('hex') } }),
  );
  return missing === 0 ? [] : db.rows(INSERT_PADDING, [records]);
}

/** Stores the leaves with the subtrees that they complete, and gives the root. */
async function growTree({ db }: Ctx, from: number, leaves: readonly Leaf[]): Promise<Uint8Array> {
  const hashes = leaves.map(({ record }) => leafHash(commitmentOf(record)));
  await db.rows(INSERT_ENTRIES, [
    leaves.map((_, at) => from + at),
    leaves.map(({ id }) => id),
    hashes.map(toHex),
  ]);
  const stack = [...(await frontierOf(db, from))];
  const grown: GrownSubtree[] = [];
  for (let at = 0; at < hashes.length; at += BATCH_LEAVES) {
    let node: GrownSubtree = {
      level: Math.log2(BATCH_LEAVES),
      index: (from + at) / BATCH_LEAVES,
      hash: rootOf(hashes.slice(at, at + BATCH_LEAVES)),
    };
    grown.push(node);
    for (let left = stack.at(-1); left?.level === node.level; left = stack.at(-1)) {
      stack.pop();
      node = { level: node.level + 1, index: (node.index - 1) / 2, hash: nodeHash(left.hash, node.hash) };
      grown.push(node);
    }
    stack.push(node);
  }
  await db.rows(INSERT_NODES, [
    grown.map(({ level }) => level),
    grown.map(({ index }) => index),
    grown.map(({ hash }) => toHex(hash)),
  ]);
  return foldSubtrees(stack.map(({ hash }) => hash));
}

function shuffled(leaves: readonly Leaf[]): readonly Leaf[] {
  const mixed = [...leaves];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const [moved] = mixed.splice(randomInt(at + 1), 1);
    mixed.push(...(moved === undefined ? [] : [moved]));
  }
  return mixed;
}
