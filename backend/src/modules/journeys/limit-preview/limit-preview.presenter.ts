import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import type { LimitPreview } from './preview-limit-changes';
import type { LimitChangePreview } from './limit-preview.type';

const SEVERITIES: readonly ViolationSeverity[] = ['DANGER', 'WARNING', 'CAUTION'];

/** A preview as counts, without a journey or a person. */
export function presentLimitPreview({
  sinceAt,
  journeys,
  isSample,
  compared,
}: LimitPreview): LimitChangePreview {
  const count = (does: (each: LimitPreview['compared'][number]) => boolean): number =>
    compared.filter(does).length;
  return {
    ...{ sinceAt, journeys, isSample },
    violations: count(({ today }) => today !== null),
    added: count(({ today }) => today === null),
    removed: count(({ drafted }) => drafted === null),
    changedSeverity: count(({ today, drafted }) => today !== null && drafted !== null && today !== drafted),
    bySeverity: SEVERITIES.map((severity) => ({
      severity,
      today: count(({ today }) => today === severity),
      drafted: count(({ drafted }) => drafted === severity),
    })),
  };
}
