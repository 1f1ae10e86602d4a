import { minuteOfMs } from '@wakafine/domain/time/public-time';
import { LRUCache } from 'lru-cache';
import type { Violation } from '../violations/violation.entity';
import { isListed } from '../violations/violations.policy';

const MOST_REMEMBERED = 10_000;

/**
 * Last public row pushed of each violation, so that nothing is pushed when only hidden members have changed:
 * that an episode has closed, say, which would give its end to the second.
 */
export class PublicFaces {
  private readonly shown = new LRUCache<number, string>({ max: MOST_REMEMBERED });

  /** Whether the public row of a violation is another one than was pushed last, or has left the public lists. */
  hasChanged(row: Violation): boolean {
    const before = this.shown.get(row.id);
    if (!isListed(row)) {
      this.shown.delete(row.id);
      return before !== undefined;
    }
    const face = faceOf(row);
    this.shown.set(row.id, face);
    return face !== before;
  }
}

/**
 * Without the peak, whose rise is stored with the last fix of the episode. The agency goes once another device of the vehicle
 * turns out to have been elsewhere.
 */
function faceOf({ startedAt, severity, grade, reportedAt, namedAgency }: Violation): string {
  return `${minuteOfMs(startedAt.getTime())} ${severity} ${grade} ${reportedAt !== null} ${namedAgency ?? ''}`;
}
