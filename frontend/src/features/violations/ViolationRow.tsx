import { Badge, chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { ZoneViolationFragment } from '../../graphql/generated';
import { ZONES_MESSAGES } from './messages';

/** One violation in its column: peak speed, plate and agency; of one's own the plate in full and a badge. */
export function ViolationRow({ violation }: { violation: ZoneViolationFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="0.5"
      px="0.5"
      py="2.5"
      // As high with the badge as without, so that the rows of the columns lie level.
      minH="94px"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <chakra.strong fontSize="1.375rem" lineHeight="1.5rem">
        {formatNumber(violation.speedKmh, { maximumFractionDigits: 0 })}
        <chakra.small fontSize="0.75rem" fontWeight="normal" color="fg.muted">
          {' '}
          km/h
        </chakra.small>
      </chakra.strong>
      <chakra.span textStyle="plate" fontSize="0.8125rem" fontWeight="medium" letterSpacing=".01em">
        {violation.registrationNumber}
      </chakra.span>
      {violation.isOwn ? (
        <Badge colorPalette="brand">{formatMessage(ZONES_MESSAGES.own)}</Badge>
      ) : (
        <chakra.span textStyle="micro" color="fg.muted">
          {violation.transportAgency ?? formatMessage(ZONES_MESSAGES.private)}
        </chakra.span>
      )}
    </chakra.li>
  );
}
