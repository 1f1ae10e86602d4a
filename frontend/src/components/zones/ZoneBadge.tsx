import { Badge } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../messages';
import type { ZoneName } from './zone-shapes';
import { ZoneGlyph } from './ZoneGlyph';

/** A zone by shape, word and colour; `isSolid` is for live speed and column heads only. */
export function ZoneBadge({ zone, isSolid = false }: { zone: ZoneName; isSolid?: boolean }) {
  const intl = useIntl();
  return (
    <Badge colorPalette={zone} variant={isSolid ? 'solid' : 'subtle'} ps="1.5">
      <ZoneGlyph zone={zone} tone={isSolid ? 'onSolid' : 'subtle'} />
      {intl.formatMessage(ZONE_MESSAGES[zone])}
    </Badge>
  );
}
