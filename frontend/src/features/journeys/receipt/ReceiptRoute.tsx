import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { RouteMap } from '../../../components/route-map/RouteMap';
import { TraceLines } from '../../../components/route-map/TraceLines';
import { TRACE_STYLES } from '../../../components/route-map/trace-styles';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { Card } from '../../../components/surface/Card';
import { placeOf } from '../../../components/violation/place-of';
import { useViolationText } from '../../../components/violation/useViolationText';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import type { ZoneName } from '../../../components/zones/zone-shapes';
import { useFormats } from '../../../lib/format/format';
import { violationPath } from '../../../lib/paths';
import { shownViolations } from '../shown/journey-track';
import { RECEIPT_MESSAGES as TEXTS } from './messages';
import type { ReceiptJourney } from './useReceiptJourney';

/** The first metres of a receiver are no gap, m. */
const LEAST_GAP_M = 50;

/** The route, drawn without tiles and network, and the km in each zone. */
export function ReceiptRoute({ shown: { journey, route, zonesM, thresholds } }: { shown: ReceiptJourney }) {
  const intl = useIntl();
  const formats = useFormats();
  const textOf = useViolationText();
  if (route === null) {
    return (
      <Skeleton>
        <SkeletonBlock h="56" borderRadius="card" />
      </Skeleton>
    );
  }
  if (route.length < 2) {
    return (
      <Card>
        <Text color="fg.muted">{intl.formatMessage(TEXTS.noRoute)}</Text>
      </Card>
    );
  }
  const pins = shownViolations(journey.violations, { withClaims: false }).flatMap((violation) => {
    const place = placeOf(violation);
    const { id, severity } = violation;
    return place === null
      ? []
      : [{ id, ...place, severity, label: textOf(violation), href: violationPath(id) }];
  });
  const gapM = zonesM.get('GAP') ?? 0;
  return (
    <Card isFlush>
      <RouteMap route={route} pins={pins} label={intl.formatMessage(TEXTS.route)} height="220px" />
      <chakra.ul
        aria-label={intl.formatMessage(TEXTS.zones)}
        listStyleType="none"
        px="4"
        py="2"
        borderTopWidth="1px"
      >
        {TRACE_STYLES.map(({ zone }) => (
          <Row
            key={zone}
            sample={<TraceLines paths={{ [zone]: 'M6 8H34' }} />}
            name={intl.formatMessage(ZONE_MESSAGES[ZONE_NAMES[zone]])}
            range={zoneRange(ZONE_NAMES[zone], thresholds, intl)}
            value={formats.distance((zonesM.get(zone) ?? 0) / 1_000)}
          />
        ))}
        {gapM >= LEAST_GAP_M && (
          <Row
            sample={<TraceLines paths={{ GAP: 'M6 8H34' }} />}
            name={intl.formatMessage(TEXTS.gap)}
            value={formats.distance(gapM / 1_000)}
          />
        )}
      </chakra.ul>
    </Card>
  );
}

interface RowProps {
  sample: ReactNode;
  name: string;
  range?: string;
  value: string;
}

function Row({ sample, name, range, value }: RowProps) {
  return (
    <Flex as="li" align="center" gap="3" minH="9" wrap="wrap" textStyle="small">
      <chakra.svg width="40px" height="16px" viewBox="0 0 40 16" flex="none" aria-hidden>
        {sample}
      </chakra.svg>
      <Box flex="1" minW="7rem">
        <chakra.b>{name}</chakra.b>
        {range !== undefined && <chakra.span color="fg.muted">{` ${range}`}</chakra.span>}
      </Box>
      <chakra.b ms="auto" whiteSpace="nowrap">
        {value}
      </chakra.b>
    </Flex>
  );
}

/** Speeds of a zone in words, whole km/h. */
export function zoneRange(
  zone: ZoneName,
  { caution, warning, danger }: SpeedThresholds,
  { formatMessage }: IntlShape,
): string {
  switch (zone) {
    case 'safe':
      return formatMessage(TEXTS.under, { to: caution });
    case 'caution':
      return formatMessage(TEXTS.between, { from: caution, to: warning - 1 });
    case 'warning':
      return formatMessage(TEXTS.between, { from: warning, to: danger - 1 });
    case 'danger':
      return formatMessage(TEXTS.over, { from: danger });
  }
}
