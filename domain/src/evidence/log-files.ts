import { isSameBytes } from './bytes';
import { foldSubtrees, nodeHash } from './merkle-tree';
import { SHA256_BYTES } from './sha256';
import { parseCheckpoint, parseNote, signersOf } from './signed-note';
import type { Checkpoint } from './signed-note';
import type { EvidenceTrust } from './verify-evidence';

/** Files of the folder that a log is passed on in: signed notes with an empty line between, and 32 bytes for each leaf. */
export const CHECKPOINT_FILE = 'checkpoints';
export const LEAVES_FILE = 'leaves';
/** And every key that has signed it, the first one first, one a line. */
export const KEYS_FILE = 'keys';

/** Why a log is not what was signed. */
export type LogFault =
  /** A checkpoint is not written as one. */
  | 'CHECKPOINT'
  /** No known key has signed a checkpoint, or a signature is false. */
  | 'SIGNATURE'
  /** The leaves do not make the root of a checkpoint: one before it was changed, swapped, added or taken away. */
  | 'ROOT'
  /** There are fewer leaves than a checkpoint says. */
  | 'SHORT';

/** Result of a check of a whole log. */
export interface LogVerdict {
  readonly fault: LogFault | null;
  /** Number of leaves of the first checkpoint that fails; null where none does, or it can't be read. */
  readonly failsAt: number | null;
  /** So many leaves are as they were signed. */
  readonly goodUntil: number;
}

/** A log as its files hold it. */
export interface LogFiles {
  /** Hashes of the leaves in the order of the tree, 32 bytes each. */
  readonly leaves: Uint8Array;
  readonly checkpoints: readonly string[];
}

/** The lines of a text that say something. */
export function linesIn(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** The whole signed notes in a text, in their order; what was cut off in the middle is left out. */
export function notesIn(text: string): readonly string[] {
  const blocks = text.split('\n\n').map((block) => block.replace(/^\n+|\n+$/g, ''));
  return blocks.flatMap((block, at) => {
    const note = `${blocks[at - 1] ?? ''}\n\n${block}\n`;
    return block.startsWith('\u2014 ') && parseNote(note) !== null ? [note] : [];
  });
}

/** Checks every checkpoint of a log against its leaves, smallest first, and those that others have stored elsewhere. */
export async function checkLog(
  { leaves, checkpoints }: LogFiles,
  { against = [], ...trust }: EvidenceTrust & { readonly against?: readonly string[] },
): Promise<LogVerdict> {
  const count = Math.floor(leaves.length / SHA256_BYTES);
  const tree = growingTree();
  let goodUntil = 0;
  const read = [...checkpoints, ...against].map((note) => ({ note, checkpoint: checkpointIn(note) }));
  const sized = read.sort((one, other) => (one.checkpoint?.size ?? -1) - (other.checkpoint?.size ?? -1));
  for (const { note, checkpoint } of sized) {
    const failed = (fault: LogFault): LogVerdict => ({
      ...{ fault, goodUntil },
      failsAt: checkpoint?.size ?? null,
    });
    if (checkpoint === null) {
      return failed('CHECKPOINT');
    }
    if (!(await isSigned(note, trust))) {
      return failed('SIGNATURE');
    }
    if (checkpoint.size > count) {
      return failed('SHORT');
    }
    for (let at = tree.size(); at < checkpoint.size; at += 1) {
      tree.add(leaves.subarray(at * SHA256_BYTES, (at + 1) * SHA256_BYTES));
    }
    if (!isSameBytes(tree.root(), checkpoint.root)) {
      return failed('ROOT');
    }
    goodUntil = checkpoint.size;
  }
  return { fault: null, failsAt: null, goodUntil };
}

/** A tree to which leaves are added one by one; its root is known at any time. */
function growingTree(): { add: (leaf: Uint8Array) => void; size: () => number; root: () => Uint8Array } {
  const stack: { readonly leaves: number; readonly hash: Uint8Array }[] = [];
  let size = 0;
  return {
    add(leaf) {
      let grown = { leaves: 1, hash: leaf };
      for (let left = stack.at(-1); left?.leaves === grown.leaves; left = stack.at(-1)) {
        stack.pop();
        grown = { leaves: 2 * left.leaves, hash: nodeHash(left.hash, grown.hash) };
      }
      stack.push(grown);
      size += 1;
    },
    size: () => size,
    root: () => foldSubtrees(stack.map(({ hash }) => hash)),
  };
}

function checkpointIn(note: string): Checkpoint | null {
  const parsed = parseNote(note);
  return parsed === null ? null : parseCheckpoint(parsed.text);
}

async function isSigned(note: string, { keys, checkSignature }: EvidenceTrust): Promise<boolean> {
  const parsed = parseNote(note);
  const signed = parsed === null ? null : await signersOf(parsed, keys, checkSignature);
  return signed !== null && signed.signers.length > 0 && !signed.hasFalse;
}
