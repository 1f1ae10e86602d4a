import { chakra } from '@chakra-ui/react';
import { corridorOf } from '@wakafine/domain/road-corridors';
import { useIntl } from 'react-intl';
import { placeOf } from '../../../components/violation/place-of';
import { STAFF_VIOLATION_MESSAGES } from './messages';

const DECIMALS = { minimumFractionDigits: 3, maximumFractionDigits: 3 };

/** The national road near a place, and its latitude and longitude. */
export function PlaceText({
  violation,
}: {
  violation: { latitude: number | null; longitude: number | null };
}) {
  const { formatMessage, formatNumber } = useIntl();
  const place = placeOf(violation);
  if (place === null) {
    return (
      <>
        <span aria-hidden>–</span>
        <chakra.span srOnly>{formatMessage(STAFF_VIOLATION_MESSAGES.noPlace)}</chakra.span>
      </>
    );
  }
  const at = [place.lat, place.lng].map((degrees) => formatNumber(degrees, DECIMALS)).join(' ');
  return [corridorOf(place), at].filter((part) => part !== null).join(' · ');
}
