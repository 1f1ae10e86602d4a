import { chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { joinedLine } from '../../../components/joined-line';
import { RouteThumb } from '../../../components/route-map/RouteThumb';
import { secondsBetween, useFormats } from '../../../lib/format/format';
import { receiptPath } from '../../../lib/paths';
import { useTripName } from '../receipt/useTripName';
import { JOURNEY_MESSAGES } from '../shown/messages';
import { ProofMark } from './ProofMark';
import type { PhoneJourney } from './phone-journeys';

/** Edge of the picture of a route, CSS px, as in the list of the server. */
const THUMB_PX = 76;

/** A journey of this phone as a row; where the phone has figures of it, a link to its receipt. */
export function PhoneJourneyRow({ journey }: { journey: PhoneJourney }) {
  const look = { align: 'center', gap: '3', px: '4', py: '3', color: 'fg', textDecoration: 'none' } as const;
  return journey.measured === null ? (
    <Flex {...look}>
      <RowContent journey={journey} />
    </Flex>
  ) : (
    <Flex asChild {...look} _hover={{ bg: 'bg.muted' }} _focusVisible={{ outlineOffset: '-2px' }}>
      <Link to={receiptPath(journey.key)}>
        <RowContent journey={journey} />
        <ChevronRight size={18} aria-hidden style={{ flexShrink: 0 }} />
      </Link>
    </Flex>
  );
}

function RowContent({ journey }: { journey: PhoneJourney }) {
  const intl = useIntl();
  const formats = useFormats();
  const trip = useTripName(journey.points);
  const { startTime, endTime, measured, registrationNumber } = journey;
  const hours = `${formats.time(startTime)}–${formats.time(endTime)}`;
  const max =
    measured !== null &&
    intl.formatMessage(JOURNEY_MESSAGES.maxShort, { speed: formats.speed(measured.maxSpeedKmh) });
  return (
    <>
      <RouteThumb points={journey.points} width={THUMB_PX} height={THUMB_PX} />
      <Flex direction="column" gap="1" flex="1" minW="0">
        <Text textStyle="strong" overflowWrap="anywhere">
          {trip}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {joinedLine(formats.date(startTime), hours, max)}
        </Text>
        <Text textStyle="small">
          {measured !== null && <chakra.b>{formats.distance(measured.distanceKm)} · </chakra.b>}
          {joinedLine(formats.duration(secondsBetween(startTime, endTime)), registrationNumber)}
        </Text>
        <ProofMark state={journey.isRefused ? 'refused' : 'unconfirmed'} />
      </Flex>
    </>
  );
}
