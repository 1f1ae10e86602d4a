import type { Episode } from '@wakafine/domain/violations';
import type { AppCtx } from '../identity/actor';
import { matchEpisodes } from './match-episodes';
import { Violation } from './violation.entity';
import { violationChanged, violationOpened } from './violations.events';

/** What a violation takes over from its journey. */
export type JourneyOfViolation = Pick<
  Violation,
  'accountId' | 'vehicleId' | 'vehicleType' | 'registrationNumber' | 'category' | 'transportAgency' | 'isDemo'
> & { readonly id: number };

/**
 * Makes the stored violations of a journey those that its track shows, and tells what has changed. Runs in the
 * transaction that has locked the journey.
 */
export async function saveEpisodes(
  ctx: AppCtx,
  journey: JourneyOfViolation,
  episodes: readonly Episode[],
): Promise<void> {
  const stored = await ctx.db.entities.findBy(Violation, { journeyId: journey.id });
  const { pairs, withdrawn } = matchEpisodes(stored, episodes);
  for (const { episode, stored: known } of pairs) {
    await (known === null ? open(ctx, journey, episode) : carryOn(ctx, known, episode));
  }
  for (const left of withdrawn) {
    await ctx.db.entities.update(Violation, left.id, { isWithdrawn: true });
    ctx.emit(violationChanged({ ...left, isWithdrawn: true }));
  }
}

async function open(ctx: AppCtx, journey: JourneyOfViolation, episode: Episode): Promise<void> {
  const { id: journeyId, ...ofJourney } = pickJourney(journey);
  const row = { journeyId, ...ofJourney, ...figuresOf(episode), isClaimed: false, isWithdrawn: false };
  const { identifiers } = await ctx.db.entities.insert(Violation, row);
  const id = Number(identifiers[0]?.id);
  ctx.emit(violationOpened({ ...row, id, reportedAt: null, reportedBy: null }));
}

async function carryOn(ctx: AppCtx, known: Violation, episode: Episode): Promise<void> {
  const figures = { ...figuresOf(episode), isClaimed: false, isWithdrawn: false };
  const next: Violation = { ...known, ...figures };
  if (isSame(known, next)) {
    return;
  }
  await ctx.db.entities.update(Violation, known.id, figures);
  if (known.isClaimed) {
    ctx.emit(violationOpened(next));
  } else if (isWorthTelling(known, next)) {
    ctx.emit(violationChanged(next));
  }
}

function isWorthTelling(known: Violation, next: Violation): boolean {
  return (
    known.severity !== next.severity ||
    known.endedAt?.getTime() !== next.endedAt?.getTime() ||
    known.isWithdrawn !== next.isWithdrawn
  );
}

function isSame(known: Violation, next: Violation): boolean {
  return (
    !isWorthTelling(known, next) &&
    known.startedAt.getTime() === next.startedAt.getTime() &&
    known.speedKmh === next.speedKmh &&
    known.meanSpeedKmh === next.meanSpeedKmh &&
    known.grade === next.grade &&
    known.fixCount === next.fixCount &&
    known.isClaimed === next.isClaimed
  );
}

function figuresOf(episode: Episode) {
  const { startedAtMs, endedAtMs, peakKmh, meanKmh, peakAt, severity, grade, fixCount } = episode;
  return {
    startedAt: new Date(startedAtMs),
    endedAt: endedAtMs === null ? null : new Date(endedAtMs),
    speedKmh: peakKmh,
    meanSpeedKmh: meanKmh,
    latitude: peakAt.lat,
    longitude: peakAt.lng,
    severity,
    grade,
    fixCount,
  };
}

function pickJourney(journey: JourneyOfViolation): JourneyOfViolation {
  const { id, accountId, vehicleId, vehicleType, registrationNumber, category, transportAgency, isDemo } =
    journey;
  return { id, accountId, vehicleId, vehicleType, registrationNumber, category, transportAgency, isDemo };
}
