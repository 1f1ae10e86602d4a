import { Badge } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { ZoneBadge } from '../../../components/zones/ZoneBadge';
import type { StaffJourneyFragment } from '../../../graphql/staff';
import { STAFF_JOURNEY_MESSAGES } from './messages';

/** The zone that a journey is in, or that its speed is not known, or that it has ended. */
export function JourneyStateBadge({ journey }: { journey: StaffJourneyFragment }) {
  const { formatMessage } = useIntl();
  const { isActive, zone } = journey;
  if (isActive && zone !== null) {
    return <ZoneBadge zone={ZONE_NAMES[zone]} />;
  }
  const word = isActive ? STAFF_JOURNEY_MESSAGES.noZone : STAFF_JOURNEY_MESSAGES.isEnded;
  return <Badge variant="plain">{formatMessage(word)}</Badge>;
}
