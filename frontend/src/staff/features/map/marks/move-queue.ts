import type { MovingMarkFragment } from '../../../../graphql/staff';

/** Marks that have moved since the last time. */
export interface Moves {
  readonly changed: readonly MovingMarkFragment[];
  readonly endedIds: readonly string[];
}

export interface MoveQueue {
  /** Takes moves in: they are passed on at once, or together when the page goes on. */
  accept(moves: Moves): void;
  /** Discards queued moves: all was asked for anew. */
  clear(): void;
}

/**
 * Hands moves to `feed`, of those that wait only the latest of each vehicle: a page that is held for an hour would
 * otherwise hold the country of every second.
 */
export function createMoveQueue(feed: (accept: () => void) => void, pass: (moves: Moves) => void): MoveQueue {
  const changed = new Map<string, MovingMarkFragment>();
  const endedIds = new Set<string>();
  let isWaiting = false;

  function clear(): void {
    changed.clear();
    endedIds.clear();
    isWaiting = false;
  }
  return {
    accept(moves) {
      moves.changed.forEach((row) => changed.set(row.id, row));
      moves.endedIds.forEach((id) => {
        changed.delete(id);
        endedIds.add(id);
      });
      if (!isWaiting) {
        isWaiting = true;
        feed(() => {
          pass({ changed: [...changed.values()], endedIds: [...endedIds] });
          clear();
        });
      }
    },
    clear,
  };
}
