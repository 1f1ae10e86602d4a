import { wholeKmh } from '@wakafine/domain/speed/speed';
import type { RevisedFigures } from '../modules/violations/revisions/revision';
import type { PendingRevision } from '../modules/violations/revisions/violation-revisions';

/** A line for each change that waits for a person, oldest first. */
export function pendingLines(revisions: readonly PendingRevision[]): string[] {
  if (revisions.length === 0) {
    return ['Nothing waits for a person.'];
  }
  return revisions.map(({ id, journeyId, violationId, reason, before, after }) => {
    const subject = violationId === null ? 'new violation' : `violation ${violationId}`;
    const was = before === null ? '' : `${describedAs(before)} -> `;
    return `${id}  journey ${journeyId ?? '(deleted)'}, ${subject}, ${reason}: ${was}${describedAs(after)}`;
  });
}

function describedAs(figures: RevisedFigures): string {
  const { severity, provenKmh, speedKmh, limitKmh, isLimitConfirmed, isWithdrawn } = figures;
  const speed = provenKmh === null ? `${wholeKmh(speedKmh)} km/h` : `at least ${wholeKmh(provenKmh)} km/h`;
  const limit = limitKmh === null ? '' : `, limit ${limitKmh}${isLimitConfirmed ? '' : ' (unconfirmed)'}`;
  return `${isWithdrawn ? 'withdrawn' : severity} (${speed}${limit})`;
}
