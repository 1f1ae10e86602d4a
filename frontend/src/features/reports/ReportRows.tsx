import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { SeverityBadge } from '../../components/zones/SeverityBadge';
import { ViolationLink } from '../../components/violation/ViolationLink';
import { useProofText } from '../../components/violation/useProofText';
import { ViolatorStatusBadge } from '../../components/ViolatorStatusBadge';
import type { ReportRowFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format/format';
import { REPORTS_MESSAGES } from './period/messages';

/** Violations as rows of a card, each a link to its details. */
export function ReportRows({ rows }: { rows: readonly ReportRowFragment[] }) {
  return (
    <Card isFlush>
      <chakra.ul listStyleType="none">
        {rows.map((row) => (
          <chakra.li key={row.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <ReportRow row={row} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

function ReportRow({ row }: { row: ReportRowFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const proofText = useProofText();
  const { id, speedKmh, transportAgency, registrationNumber, startedAt, severity, status } = row;
  return (
    <Flex
      asChild
      align="center"
      wrap="wrap"
      gap="2.5"
      minH="16"
      ps="4"
      pe="2"
      py="3"
      color="fg"
      textDecoration="none"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <ViolationLink violationId={id}>
        <Text as="span" minW="12" flexShrink="0" textAlign="center" whiteSpace="nowrap">
          <chakra.span display="block" textStyle="title" lineHeight="1.75rem">
            {intl.formatNumber(wholeKmh(speedKmh))}
          </chakra.span>{' '}
          <chakra.span
            display="block"
            textStyle="micro"
            fontWeight="normal"
            color="fg.muted"
            whiteSpace="nowrap"
          >
            km/h
          </chakra.span>
        </Text>
        <Box flex="1 1 4rem" minW="0" as="span">
          <Text as="span" display="block" textStyle="strong">
            <bdi>{transportAgency ?? intl.formatMessage(REPORTS_MESSAGES.private)}</bdi>
          </Text>{' '}
          <Text as="span" display="block" textStyle="plate" color="fg.muted">
            <bdi>{registrationNumber}</bdi>
          </Text>{' '}
          <Text as="span" display="block" textStyle="small" color="fg.muted">
            {intl.formatDate(startedAt, { day: 'numeric', month: 'short' })} · {formats.time(startedAt)}
          </Text>{' '}
          <Text as="span" display="block" textStyle="small">
            {proofText(row)}
          </Text>
        </Box>
        <Flex as="span" align="center" gap="2.5" ms="auto">
          <Flex as="span" direction="column" align="flex-end" gap="1">
            <SeverityBadge severity={severity} />
            {status !== 'ACTIVE' && <ViolatorStatusBadge status={status} />}
          </Flex>
          <Box as="span" color="fg.subtle" aria-hidden>
            <ChevronRight size={20} />
          </Box>
        </Flex>
      </ViolationLink>
    </Flex>
  );
}
