import { severityScales } from '@wakafine/domain/violations/severity-scales';
import type { NamedViolationFragment } from '../../graphql/generated';
import { ZoneBadge } from '../zones/ZoneBadge';
import { ZONE_NAMES } from '../zones/zone-names';
import { CardSeverityBadge } from './CardSeverityBadge';

/** Citizens read a violation by its speed (`card`), staff by its zone, which fines go by; never both beside each other. */
export type SeverityScale = 'card' | 'zone';

export interface ViolationSeverityBadgeProps {
  violation: NamedViolationFragment;
  scale: SeverityScale;
}

/** Severity of a violation, by one scale. */
export function ViolationSeverityBadge({ violation, scale }: ViolationSeverityBadgeProps) {
  return scale === 'card' ? (
    <CardSeverityBadge severity={severityScales(violation).card} />
  ) : (
    <ZoneBadge zone={ZONE_NAMES[violation.severity]} />
  );
}
