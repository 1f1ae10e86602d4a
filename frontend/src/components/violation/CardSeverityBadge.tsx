import { Badge } from '@chakra-ui/react';
import type { CardSeverity } from '@wakafine/domain/violations/severity-scales';
import { useIntl } from 'react-intl';
import { ZoneGlyph } from '../zones/ZoneGlyph';
import { CARD_SEVERITY_MESSAGES } from './messages';

/** Triangle, diamond and octagon, the worst last, as everywhere. */
export const CARD_SEVERITY_ZONES = { MINOR: 'caution', MODERATE: 'warning', SEVERE: 'danger' } as const;

/** Severity of a violation by its speed, by shape, word and colour. */
export function CardSeverityBadge({ severity }: { severity: CardSeverity }) {
  const intl = useIntl();
  const zone = CARD_SEVERITY_ZONES[severity];
  return (
    <Badge colorPalette={zone} ps="1.5">
      <ZoneGlyph zone={zone} />
      {intl.formatMessage(CARD_SEVERITY_MESSAGES[severity])}
    </Badge>
  );
}
