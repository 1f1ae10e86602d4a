import type { Episode } from '@wakafine/domain/violations';
import { matchEpisodes } from './match-episodes';
import type { JourneyBinding } from './vehicle-enums';
import type { Violation } from './violation.entity';

/** What a violation takes over from its journey. */
export type JourneyOfViolation = Pick<
  Violation,
  'accountId' | 'vehicleId' | 'vehicleType' | 'registrationNumber' | 'category' | 'transportAgency' | 'isDemo'
> & { readonly id: number; readonly binding: JourneyBinding };

/** A violation that is not stored yet. */
export type NewViolation = Omit<Violation, 'id' | 'publicId' | 'namedAgency'>;

/** A stored violation before and after. */
export interface ChangedViolation {
  readonly before: Violation;
  readonly after: Violation;
}

/** What has to be stored so that the violations of a journey are those that its track shows. */
export interface EpisodePlan {
  readonly opened: readonly NewViolation[];
  readonly changed: readonly ChangedViolation[];
}

/** Compares the stored violations of a journey with the episodes of its track, which is known up to a time. */
export function planEpisodes(
  journey: JourneyOfViolation,
  stored: readonly Violation[],
  track: { readonly episodes: readonly Episode[]; readonly knownUntilMs: number },
): EpisodePlan {
  const { pairs, withdrawn } = matchEpisodes(stored, track.episodes, track.knownUntilMs);
  const opened: NewViolation[] = [];
  const changed: ChangedViolation[] = withdrawn.map((before) => ({
    before,
    after: { ...before, isWithdrawn: true },
  }));
  for (const { episode, stored: before } of pairs) {
    if (before === null) {
      opened.push(newViolation(journey, episode));
      continue;
    }
    const after = { ...before, ...figuresOf(episode), isClaimed: false, isWithdrawn: false };
    if (!isSame(before, after)) {
      changed.push({ before, after });
    }
  }
  return { opened, changed };
}

/** Whether those who watch are told of a change: another severity or end, withdrawn or back. */
export function isWorthTelling({ before, after }: ChangedViolation): boolean {
  return (
    before.severity !== after.severity ||
    before.endedAt?.getTime() !== after.endedAt?.getTime() ||
    before.isWithdrawn !== after.isWithdrawn
  );
}

function isSame(before: Violation, after: Violation): boolean {
  return (
    !isWorthTelling({ before, after }) &&
    before.startedAt.getTime() === after.startedAt.getTime() &&
    before.speedKmh === after.speedKmh &&
    before.meanSpeedKmh === after.meanSpeedKmh &&
    before.grade === after.grade &&
    before.fixCount === after.fixCount &&
    before.isClaimed === after.isClaimed
  );
}

function newViolation(journey: JourneyOfViolation, episode: Episode): NewViolation {
  const { id: journeyId, accountId, vehicleId, vehicleType } = journey;
  const { registrationNumber, category, transportAgency, isDemo, binding } = journey;
  return {
    journeyId,
    accountId,
    vehicleId,
    vehicleType,
    registrationNumber,
    category,
    transportAgency,
    isDemo,
    ...figuresOf(episode),
    isClaimed: false,
    isWithdrawn: false,
    binding,
    eventId: null,
    isPrimary: true,
    reportedAt: null,
    reportedBy: null,
  };
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
