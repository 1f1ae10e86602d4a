import { statfs } from 'node:fs/promises';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { AppError } from '../errors';
import type { Logger } from '../log/log';

/** From this share of free room on, the operator is warned. */
const LOW_SHARE = 0.1;
/** From this share on, what can wait is refused, so that the last room is for fixes. */
const RESERVED_SHARE = 0.05;
const WARN_EVERY_MS = HOUR_MS;
const RETRY_AFTER_S = 60;

/** Interval between two looks at the disk, ms. */
export const DISK_EVERY_MS = MINUTE_MS / 2;

/** Room on the disk of a folder, bytes. */
export interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Watches the free room on the disk of the data folder. */
export class DiskWatch {
  private space: DiskSpace | null = null;
  private warnedAtMs = -Infinity;

  constructor(
    private readonly read: () => Promise<DiskSpace | null>,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** The room that there was at the last look; null where there is nothing to look at. */
  known(): DiskSpace | null {
    return this.space;
  }

  /** Whether less than a tenth is free. */
  isLow(): boolean {
    return this.freeShare() < LOW_SHARE;
  }

  /** Looks at the disk, and warns once an hour while it is low. */
  async look(): Promise<void> {
    this.space = await this.read();
    const nowMs = performance.now();
    if (this.isLow() && nowMs - this.warnedAtMs > WARN_EVERY_MS) {
      this.warnedAtMs = nowMs;
      this.log.warn(
        { ...this.space },
        'LESS THAN A TENTH OF THE DISK IS FREE: when it is full nothing can be stored any more',
      );
    }
  }

  /**
   * Reserves the last room on the disk for fixes.
   * @throws UNAVAILABLE for what can wait, while less than a twentieth is free
   */
  reserveForFixes(): void {
    if (this.freeShare() < RESERVED_SHARE) {
      const sentence = 'There is hardly any room left to store things. Please try again later.';
      throw new AppError('UNAVAILABLE', { sentence, retryAfterS: RETRY_AFTER_S });
    }
  }

  private freeShare(): number {
    return this.space === null ? 1 : this.space.freeBytes / Math.max(1, this.space.totalBytes);
  }
}

/** The room on the disk of a folder, for processes without root rights; null where the system does not say. */
export async function diskSpaceOf(folder: string): Promise<DiskSpace | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return blocks === 0 ? null : { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
