import { openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone } from '../../identity/acts/rules';
import { toHex } from '@wakafine/domain/evidence/bytes';
import { consistencyRanges } from '@wakafine/domain/evidence/merkle-tree';
import { keyText } from '@wakafine/domain/evidence/signed-note';
import type { Ctx } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import { CHECKPOINT_OF_SIZE, LAST_CHECKPOINT } from './log.queries';
import { hashesOfRanges } from './tree-hashes';

/** A signed state of the log: its size and root at that time. */
export interface PublishedCheckpoint {
  /** Number of leaves. */
  readonly size: number;
  /** Hexadecimal. */
  readonly root: string;
  readonly signedAt: Date;
  /** The signed note itself. */
  readonly note: string;
  /** Keys that sign now, `name+number+key`. */
  readonly keys: readonly string[];
}

/** The checkpoint of a size, or the newest. @throws NOT_FOUND for a size that was not signed */
export const getCheckpoint = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async ({ db, evidenceLog }: Ctx, size: number | 'latest' | null): Promise<PublishedCheckpoint> => {
    const [found] =
      size === 'latest'
        ? await db.rows(LAST_CHECKPOINT, [])
        : size === null
          ? []
          : await db.rows(CHECKPOINT_OF_SIZE, [size]);
    if (found === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const keys = evidenceLog.signers.map(({ key }) => keyText(key));
    return { size: found.size, root: toHex(found.root), signedAt: found.signedAt, note: found.note, keys };
  },
);

/** A proof that the log of a checkpoint is the beginning of the newest one (RFC 6962). */
export interface ConsistencyProof {
  readonly from: PublishedCheckpoint;
  readonly to: PublishedCheckpoint;
  /** Hexadecimal. */
  readonly hashes: readonly string[];
}

/** The proof from a checkpoint to the newest. @throws NOT_FOUND for a size that was not signed */
export const getConsistency = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (ctx: Ctx, size: number | null): Promise<ConsistencyProof> => {
    const from = await getCheckpoint(ctx, size);
    const to = await getCheckpoint(ctx, 'latest');
    const hashes = await hashesOfRanges(ctx.db, consistencyRanges(from.size, to.size), null);
    return { from, to, hashes: hashes.map(toHex) };
  },
);
