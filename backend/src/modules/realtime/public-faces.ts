import { minuteOfMs } from '@wakafine/domain/time/public-time';
import { LRUCache } from 'lru-cache';
import type { Violation } from '../violations/violation.entity';
import { isListed } from '../violations/violations.policy';

const MOST_REMEMBERED = 10_000;

/** Face of a violation that is in no public list. */
const UNLISTED = '';

/**
 * Last public row of each violation that this process knows, so that nothing is pushed when only hidden members have changed:
 * that an episode has closed, say, which would give its end to the second.
 */
export class PublicFaces {
  private readonly shown = new LRUCache<number, string>({ max: MOST_REMEMBERED });

  /** Whether a violation that has opened is in the public lists. */
  hasOpened(row: Violation): boolean {
    const face = faceOf(row);
    this.shown.set(row.id, face);
    return face !== UNLISTED;
  }

  /**
   * Whether the public row of a violation is another one than before, or has left the public lists. No for the first change of one
   * that opened before this process began: it can't be known what has changed, and the next reading shows it.
   */
  hasChanged(row: Violation): boolean {
    const before = this.shown.get(row.id);
    const face = faceOf(row);
    this.shown.set(row.id, face);
    return before !== undefined && face !== before;
  }
}

/**
 * Without the peak, whose rise is stored with the last fix of the episode. The agency goes once another device of the vehicle
 * turns out to have been elsewhere.
 */
function faceOf(row: Violation): string {
  if (!isListed(row)) {
    return UNLISTED;
  }
  const { startedAt, severity, grade, reportedAt, namedAgency } = row;
  return `${minuteOfMs(startedAt.getTime())} ${severity} ${grade} ${reportedAt !== null} ${namedAgency ?? ''}`;
}
