import { Badge, chakra, Flex } from '@chakra-ui/react';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { useIntl } from 'react-intl';
import { useViolationText } from '../../components/violation/useViolationText';
import { CATEGORY_MESSAGES } from '../../components/vehicle-messages';
import { VIOLATION_MESSAGES } from '../../components/violation/violation-messages';
import { useProofText } from '../../components/violation/useProofText';
import { ViolationLink } from '../../components/violation/ViolationLink';
import type { ZoneViolationFragment } from '../../graphql/generated';
import { ZONES_MESSAGES } from './messages';

/**
 * One violation in its column: peak speed, plate, what is proven without time and place, for which there is no room, and the agency of a vehicle that may be named; of one's own the plate in full and a badge, and the way to its
 * details, which nobody else may see.
 */
export function ViolationRow({ violation }: { violation: ZoneViolationFragment }) {
  const intl = useIntl();
  const textOf = useViolationText();
  const details = intl.formatMessage(VIOLATION_MESSAGES.viewDetailsOf, { violation: textOf(violation) });
  return (
    <chakra.li _notFirst={{ borderTopWidth: '1px' }}>
      <Flex
        asChild
        direction="column"
        align="flex-start"
        gap="0.5"
        px="0.5"
        py="2.5"
        // As high with the badge as without, so that the rows of the columns lie level.
        minH="98px"
        color="fg"
        textDecoration="none"
        _hover={violation.isOwn ? { bg: 'bg.muted' } : undefined}
      >
        {violation.isOwn ? (
          <ViolationLink violationId={violation.id} aria-label={details}>
            <Figures violation={violation} />
          </ViolationLink>
        ) : (
          <div>
            <Figures violation={violation} />
          </div>
        )}
      </Flex>
    </chakra.li>
  );
}

function Figures({ violation }: { violation: ZoneViolationFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  const proofText = useProofText();
  return (
    <>
      <chakra.strong fontSize="1.375rem" lineHeight="1.5rem">
        {formatNumber(wholeKmh(violation.speedKmh))}
        <chakra.small fontSize="0.75rem" fontWeight="normal" color="fg.muted">
          {' '}
          km/h
        </chakra.small>
      </chakra.strong>
      <chakra.bdi textStyle="plate" fontSize="0.8125rem" fontWeight="medium" letterSpacing=".01em">
        {violation.registrationNumber}
      </chakra.bdi>
      <chakra.span textStyle="micro">
        {proofText({ ...violation, provenS: null, limitZone: null })}
      </chakra.span>
      {violation.isOwn ? (
        <Badge colorPalette="brand">{formatMessage(ZONES_MESSAGES.own)}</Badge>
      ) : (
        <chakra.bdi textStyle="micro" color="fg.muted">
          {violation.transportAgency ?? formatMessage(CATEGORY_MESSAGES[violation.category])}
        </chakra.bdi>
      )}
    </>
  );
}
