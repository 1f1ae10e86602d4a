import { foldSubtrees, rootOf, subtreesOf } from '@wakafine/domain/evidence/merkle-tree';
import type { LeafRange, Subtree } from '@wakafine/domain/evidence/merkle-tree';
import type { Db } from '../../../platform/db/db';
import { LEAF_HASHES, NODES } from './log.queries';

/** Leaves come into the tree by so many, and only subtrees of at least that are stored. */
export const BATCH_LEAVES = 64;
const BATCH_LEVEL = 6;

/** Hashes of some ranges of leaves, of a proof for a leaf (null: none of them is within a batch of 64). */
export async function hashesOfRanges(
  db: Db,
  ranges: readonly LeafRange[],
  leafAt: number | null,
): Promise<readonly Uint8Array[]> {
  const subtrees = ranges.map(subtreesOf);
  const stored = subtrees.flat().filter(({ level }) => level >= BATCH_LEVEL);
  const batchAt = leafAt === null ? 0 : leafAt - (leafAt % BATCH_LEAVES);
  const [nodes, leaves] = await Promise.all([
    stored.length === 0
      ? []
      : db.rows(NODES, [stored.map(({ level }) => level), stored.map(({ index }) => index)]),
    leafAt === null ? [] : db.rows(LEAF_HASHES, [batchAt, batchAt + BATCH_LEAVES]),
  ]);
  const known = new Map(nodes.map(({ level, index, hash }) => [keyOf({ level, index }), hash]));
  const hashOf = ({ level, index }: Subtree): Uint8Array =>
    level >= BATCH_LEVEL
      ? (known.get(keyOf({ level, index })) ?? new Uint8Array())
      : rootOf(
          leaves
            .filter(({ position }) => Math.floor(position / 2 ** level) === index)
            .map(({ hash }) => hash),
        );
  return subtrees.map((each) => foldSubtrees(each.map(hashOf)));
}

/** Hashes of the complete subtrees that a tree of so many leaves consists of, largest first. */
export async function frontierOf(db: Db, size: number): Promise<readonly GrownSubtree[]> {
  const subtrees = subtreesOf({ from: 0, until: size });
  const nodes = await db.rows(NODES, [
    subtrees.map(({ level }) => level),
    subtrees.map(({ index }) => index),
  ]);
  const known = new Map(nodes.map(({ level, index, hash }) => [keyOf({ level, index }), hash]));
  return subtrees.map((subtree) => {
    const hash = known.get(keyOf(subtree));
    if (hash === undefined) {
      throw new Error(`The log lacks node ${subtree.level}/${subtree.index}: check it before it goes on`);
    }
    return { ...subtree, hash };
  });
}

/** A subtree with its hash. */
export interface GrownSubtree extends Subtree {
  readonly hash: Uint8Array;
}

function keyOf({ level, index }: Subtree): string {
  return `${level}/${index}`;
}
