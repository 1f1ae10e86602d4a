import { isSameBytes, joined } from './bytes';
import { sha256 } from './sha256';

/**
 * The tree of RFC 6962, section 2.1: leaves and nodes are hashed with another first byte, so that none can pass for the other.
 * The same ranges serve a list in memory and subtrees that are stored.
 */
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** Leaves from one number on up to before another, as their common hash stands for them. */
export interface LeafRange {
  readonly from: number;
  readonly until: number;
}

/** A subtree of 2^level leaves from leaf index x 2^level on. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}

/** Hash of a leaf with its content. */
export function leafHash(content: Uint8Array): Uint8Array {
  return sha256(joined(LEAF, content));
}

/** Hash of a node over its two children. */
export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(joined(NODE, left, right));
}

/** Root over hashes of leaves; that of an empty tree is the hash of nothing. */
export function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  const [first] = leaves;
  if (first === undefined) {
    return sha256(new Uint8Array());
  }
  let level = leaves;
  while (level.length > 1) {
    level = parentsOf(level);
  }
  return level[0] ?? first;
}

/** Complete subtrees, largest first, of which the hash of a range is made; the range must be one of a proof or start at 0. */
export function subtreesOf({ from, until }: LeafRange): readonly Subtree[] {
  const subtrees: Subtree[] = [];
  for (let at = from; at < until;) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= until) {
      level += 1;
    }
    subtrees.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return subtrees;
}

/** The hash that complete subtrees of falling size have in common. */
export function foldSubtrees(hashes: readonly Uint8Array[]): Uint8Array {
  const last = hashes.at(-1);
  return last === undefined
    ? rootOf([])
    : hashes.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last);
}

/** Ranges whose hashes prove that a leaf is in a tree of so many leaves, the nearest to the leaf first (RFC 6962, 2.1.1). */
export function inclusionRanges(index: number, size: number): readonly LeafRange[] {
  const ranges: LeafRange[] = [];
  let [from, until] = [0, size];
  while (until - from > 1) {
    const middle = from + splitOf(until - from);
    const isLeft = index < middle;
    ranges.push(isLeft ? { from: middle, until } : { from, until: middle });
    [from, until] = isLeft ? [from, middle] : [middle, until];
  }
  return ranges.reverse();
}

/** Ranges whose hashes prove that a tree is the beginning of a later one (RFC 6962, 2.1.2); none for the same or an empty one. */
export function consistencyRanges(oldSize: number, size: number): readonly LeafRange[] {
  if (oldSize === 0 || oldSize === size) {
    return [];
  }
  const ranges: LeafRange[] = [];
  let [from, until] = [0, size];
  while (until !== oldSize) {
    const middle = from + splitOf(until - from);
    const isLeft = oldSize <= middle;
    ranges.push(isLeft ? { from: middle, until } : { from, until: middle });
    [from, until] = isLeft ? [from, middle] : [middle, until];
  }
  return (from === 0 ? ranges : [...ranges, { from, until }]).reverse();
}

/** The root that a proof of inclusion leads to; null where the proof has another length than such a tree asks for. */
export function rootByInclusion(of: {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly size: number;
  readonly proof: readonly Uint8Array[];
}): Uint8Array | null {
  const { leaf, index, size, proof } = of;
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) {
    return null;
  }
  const ranges = inclusionRanges(index, size);
  if (ranges.length !== proof.length) {
    return null;
  }
  return proof.reduce((hash, sibling, at) => {
    const isRight = (ranges[at]?.from ?? 0) > index;
    return isRight ? nodeHash(hash, sibling) : nodeHash(sibling, hash);
  }, leaf);
}

/** Whether a proof shows that the tree of the old root is the beginning of the later one. */
export function isConsistent(
  old: { readonly size: number; readonly root: Uint8Array },
  later: { readonly size: number; readonly root: Uint8Array },
  proof: readonly Uint8Array[],
): boolean {
  if (old.size === 0) {
    return proof.length === 0 && isSameBytes(old.root, rootOf([]));
  }
  if (old.size >= later.size) {
    return old.size === later.size && proof.length === 0 && isSameBytes(old.root, later.root);
  }
  const ranges = consistencyRanges(old.size, later.size);
  // A tree that is a whole left branch of the later one is known already: the proof begins with what joins it.
  const isBranch = (ranges[0]?.from ?? 0) >= old.size;
  const [first] = isBranch ? [old.root] : proof;
  const rest = isBranch ? proof : proof.slice(1);
  const sides = isBranch ? ranges : ranges.slice(1);
  if (first === undefined || rest.length !== sides.length) {
    return false;
  }
  let [before, after] = [first, first];
  rest.forEach((sibling, at) => {
    const isRight = (sides[at]?.from ?? 0) >= old.size;
    after = isRight ? nodeHash(after, sibling) : nodeHash(sibling, after);
    before = isRight ? before : nodeHash(sibling, before);
  });
  return isSameBytes(before, old.root) && isSameBytes(after, later.root);
}

/** The greatest power of two below a number of leaves, of which there are two at least. */
function splitOf(leaves: number): number {
  let split = 1;
  while (split * 2 < leaves) {
    split *= 2;
  }
  return split;
}

function parentsOf(level: readonly Uint8Array[]): readonly Uint8Array[] {
  const parents: Uint8Array[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]];
    if (left !== undefined) {
      // The odd one out moves up as it is, which gives the same root as the splits of the standard.
      parents.push(right === undefined ? left : nodeHash(left, right));
    }
  }
  return parents;
}
