import { chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { OPS_MAP_MESSAGES } from './messages';
import { OPS_ZONES, type OpsZone } from './marks/ops-choices';

/** In the place of a figure that is not known yet. */
export const UNKNOWN_COUNT = '--';

export interface ZoneTogglesProps {
  /** Null before they are known: 0 would be a figure. */
  counts: Readonly<Record<OpsZone, number>> | null;
  hidden: ReadonlySet<OpsZone>;
  onToggle: (zone: OpsZone) => void;
}

/**
 * Number of vehicles that are in each zone, by shape and word: the legend of the map, and what hides a zone on
 * it.
 */
export function ZoneToggles({ counts, hidden, onToggle }: ZoneTogglesProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Flex role="group" aria-label={formatMessage(OPS_MAP_MESSAGES.zones)} wrap="wrap">
      {OPS_ZONES.map((zone) => (
        <Toggle key={zone} type="button" aria-pressed={!hidden.has(zone)} onClick={() => onToggle(zone)}>
          {zone === 'UNKNOWN' ? (
            <UnknownGlyph />
          ) : (
            <ZoneGlyph zone={ZONE_NAMES[zone]} tone="marker" size={13} />
          )}
          {formatMessage(zone === 'UNKNOWN' ? OPS_MAP_MESSAGES.unknownZone : ZONE_MESSAGES[ZONE_NAMES[zone]])}
          <chakra.b color="fg" fontWeight="bold">
            {counts === null ? UNKNOWN_COUNT : formatNumber(counts[zone])}
          </chakra.b>
        </Toggle>
      ))}
    </Flex>
  );
}

/** Shows or hides something of the map: pressed is shown. */
export const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: { base: '12', md: '8' },
    px: { base: '1.5', lg: '1', xl: '1.5' },
    borderRadius: 'badge',
    textStyle: 'small',
    fontSize: { base: '0.8125rem', lg: '0.75rem', xl: '0.8125rem' },
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=false]': { textDecoration: 'line-through', '& > svg, & > b': { opacity: 0.45 } },
  },
});

function UnknownGlyph() {
  return (
    <chakra.svg width="11px" height="11px" viewBox="0 0 12 12" flex="none" aria-hidden>
      <chakra.circle cx="6" cy="6" r="4.5" fill="bg.panel" stroke="fg.subtle" strokeWidth="2" />
    </chakra.svg>
  );
}
