import { STATEMENT_MAX } from '@wakafine/domain/cases/case-steps';
import { storedTrack, type TrackPoint } from '@wakafine/domain/cases/contest-track';
import { isUuid } from '@wakafine/domain/input/limits';
import { useMemo } from 'react';
import type { ContestViolationInput, TrackPointInput } from '../../../graphql/generated';
import { dropItem, queueItem, readOutbox, useOutbox } from '../../../lib/offline/outbox';
import type { OutboxItem, Stored } from '../../../lib/offline/outbox-item';

/** A contest that is being written, or waits for the network; one for each violation. */
export interface ContestDraft {
  readonly violationId: string;
  /** Names the contest to the server, so that a second sending is not a second one. */
  readonly clientId: string;
  readonly statement: string;
  readonly showsOwnTrack: boolean;
  /** Whether the holder agrees that those who decide read it. */
  readonly agrees: boolean;
  /** As a `data:` address of a JPEG; null without one. */
  readonly photo: string | null;
  /** Whether it had one for which the phone had no room. */
  readonly isPhotoLost: boolean;
  /** Part of a file around the violation; null without one. */
  readonly track: readonly TrackPoint[] | null;
  /** Time of the first sending, by the phone's own clock; null before. It counts, not the arrival. */
  readonly writtenAtMs: number | null;
  /** Difference of that clock to the server's, ms; null until the server has answered. */
  readonly clockOffsetMs: number | null;
  /** Whether all is said and only the network is missing: it goes by itself. */
  readonly isReady: boolean;
}

/** A contest with nothing said yet. */
export function buildContest(violationId: string): ContestDraft {
  return {
    ...{ violationId, clientId: crypto.randomUUID(), statement: '', showsOwnTrack: true },
    ...{ agrees: false, track: null },
    ...{ photo: null, isPhotoLost: false, writtenAtMs: null, clockOffsetMs: null, isReady: false },
  };
}

/** Input for the server. @throws RangeError for what was not sent off */
export function contestInput(draft: ContestDraft): ContestViolationInput {
  const { violationId, clientId, statement, showsOwnTrack, photo, track, writtenAtMs, clockOffsetMs } = draft;
  if (writtenAtMs === null) {
    throw new RangeError('A contest that was not sent off must not be sent');
  }
  return {
    ...{ violationId, clientId, statement: statement.trim(), showsOwnTrack },
    writtenAt: new Date(writtenAtMs + (clockOffsetMs ?? 0)).toISOString(),
    photo: photo === null ? null : photo.slice(photo.indexOf(',') + 1),
    track: track?.map(pointInput) ?? null,
  };
}

function pointInput({ recordedAtMs, ...measured }: TrackPoint): TrackPointInput {
  return { ...measured, recordedAt: new Date(recordedAtMs).toISOString() };
}

/** The account's contests that are not with the server yet, oldest first. */
export function useContests(accountId: string): readonly ContestDraft[] {
  const items = useOutbox(accountId, 'contest');
  return useMemo(() => items.flatMap((item) => draftOf(item) ?? []), [items]);
}

/** The same, as it is now. */
export async function readContests(accountId: string): Promise<readonly ContestDraft[]> {
  return (await readOutbox(accountId, 'contest')).flatMap((item) => draftOf(item) ?? []);
}

/** Stores a contest on the phone, in the place of an earlier state of it; says how much of it the phone had room for. */
export function saveContest(accountId: string, draft: ContestDraft): Promise<Stored> {
  const { photo, isPhotoLost, ...content } = draft;
  return queueItem({ accountId, kind: 'contest', id: draft.violationId, content, photo, isPhotoLost });
}

/** Deletes a contest from the phone. */
export function removeContest(accountId: string, violationId: string): Promise<void> {
  return dropItem({ accountId, kind: 'contest', id: violationId });
}

// Anyone can edit the browser's storage, so that each field is looked at before it is used.
function draftOf({ id, content, photo, isPhotoLost }: OutboxItem): ContestDraft | null {
  if (typeof content !== 'object' || content === null) {
    return null;
  }
  const fields: Partial<Record<keyof ContestDraft, unknown>> = content;
  const { clientId, statement, writtenAtMs, clockOffsetMs } = fields;
  if (typeof clientId !== 'string' || !isUuid(clientId) || typeof statement !== 'string') {
    return null;
  }
  return {
    violationId: id,
    clientId,
    statement: statement.slice(0, STATEMENT_MAX),
    showsOwnTrack: fields.showsOwnTrack !== false,
    agrees: fields.agrees === true,
    photo: photo?.startsWith('data:image/jpeg;base64,') === true ? photo : null,
    isPhotoLost,
    track: storedTrack(fields.track),
    writtenAtMs: typeof writtenAtMs === 'number' ? writtenAtMs : null,
    clockOffsetMs: typeof clockOffsetMs === 'number' ? clockOffsetMs : null,
    isReady: fields.isReady === true && typeof writtenAtMs === 'number',
  };
}
