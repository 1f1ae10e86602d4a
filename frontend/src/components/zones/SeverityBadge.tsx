import { Badge } from '@chakra-ui/react';
import type { ReportSeverity } from '@wakafine/domain/violations/severity-scales';
import { useIntl } from 'react-intl';
import { SEVERITY_MESSAGES } from '../messages';
import { ZoneGlyph } from './ZoneGlyph';

/** Triangle, diamond and octagon: the shapes of the zones that the severities come from. */
const ZONES = { LOW: 'caution', MEDIUM: 'warning', HIGH: 'danger' } as const;

/** A severity as reports and rankings name it, by shape, word and colour. */
export function SeverityBadge({ severity }: { severity: ReportSeverity }) {
  const intl = useIntl();
  const zone = ZONES[severity];
  return (
    <Badge colorPalette={zone} ps="1.5">
      <ZoneGlyph zone={zone} />
      {intl.formatMessage(SEVERITY_MESSAGES[severity])}
    </Badge>
  );
}
