import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../../components/states/FaultLine';
import { COMMON_MESSAGES, ZONE_MESSAGES } from '../../../../components/messages';
import { ZONE_NAMES } from '../../../../components/zones/zone-names';
import { ZoneGlyph } from '../../../../components/zones/ZoneGlyph';
import type { LimitChangeEffectFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import type { ChangeEffect } from './change-effect';
import { EFFECT_MESSAGES } from './messages';

/** Effect of a change on the violations of the last 30 days; nothing before it was asked for. */
export function EffectPanel({ effect: { counted, isRunning, failure, onRetry } }: { effect: ChangeEffect }) {
  const { formatMessage } = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    function showWhole() {
      panel.current?.scrollIntoView?.({ block: 'nearest' });
    },
    [counted, isRunning, failure],
  );
  if (counted === undefined && !isRunning && failure === null) {
    return null;
  }
  return (
    <Box ref={panel} role="status" p="4" borderWidth="1px" borderRadius="control" bg="bg.muted">
      <Heading as="h3" textStyle="label" mb="1">
        {formatMessage(EFFECT_MESSAGES.title)}
      </Heading>
      {isRunning && <Text color="fg.muted">{formatMessage(EFFECT_MESSAGES.running)}</Text>}
      {failure !== null && (
        <Flex direction="column" align="start" gap="2">
          <FaultLine role={undefined}>
            {formatMessage(failure === 'CONFLICT' ? EFFECT_MESSAGES.busy : EFFECT_MESSAGES.failed)}
          </FaultLine>
          <Button type="button" size="sm" variant="outline" minH="12" onClick={onRetry}>
            {formatMessage(COMMON_MESSAGES.retry)}
          </Button>
        </Flex>
      )}
      {counted !== undefined && <Counts counted={counted} />}
    </Box>
  );
}

function Counts({ counted }: { counted: LimitChangeEffectFragment }) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { journeys, violations, added, removed, changedSeverity, isSample, sinceAt, bySeverity } = counted;
  const changed = removed + changedSeverity;
  const parts = [
    [EFFECT_MESSAGES.removed, removed],
    [EFFECT_MESSAGES.severity, changedSeverity],
    [EFFECT_MESSAGES.added, added],
  ] as const;
  const first =
    journeys === 0
      ? EFFECT_MESSAGES.noJourneys
      : changed + added === 0
        ? EFFECT_MESSAGES.none
        : EFFECT_MESSAGES.changed;
  const rows = bySeverity.filter(({ today, drafted }) => today + drafted > 0);
  return (
    <Flex direction="column" gap="2">
      <Text textStyle="strong">{formatMessage(first, { changed, violations })}</Text>
      {parts.some(([, count]) => count > 0) && (
        <Text>
          {parts
            .filter(([, count]) => count > 0)
            .map(([text, count]) => formatMessage(text, { count }))
            .join(' ')}
        </Text>
      )}
      {rows.length > 0 && <SeverityTable rows={rows} />}
      {journeys > 0 && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(isSample ? EFFECT_MESSAGES.sample : EFFECT_MESSAGES.basis, {
            journeys,
            date: date(sinceAt),
          })}
        </Text>
      )}
    </Flex>
  );
}

function SeverityTable({ rows }: { rows: LimitChangeEffectFragment['bySeverity'] }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <chakra.table w="full" textStyle="small" aria-label={formatMessage(EFFECT_MESSAGES.table)}>
      <chakra.thead color="fg.muted">
        <tr>
          <chakra.th textAlign="start" fontWeight="normal" scope="col">
            {formatMessage(EFFECT_MESSAGES.kind)}
          </chakra.th>
          <chakra.th textAlign="end" fontWeight="normal" scope="col">
            {formatMessage(EFFECT_MESSAGES.today)}
          </chakra.th>
          <td />
          <chakra.th textAlign="end" fontWeight="normal" scope="col">
            {formatMessage(EFFECT_MESSAGES.drafted)}
          </chakra.th>
        </tr>
      </chakra.thead>
      <tbody>
        {rows.map(({ severity, today, drafted }) => (
          <tr key={severity}>
            <chakra.th textAlign="start" py="1" fontWeight="normal" scope="row">
              <Flex align="center" gap="1.5">
                <ZoneGlyph zone={ZONE_NAMES[severity]} />
                {formatMessage(ZONE_MESSAGES[ZONE_NAMES[severity]])}
              </Flex>
            </chakra.th>
            <NumberCell>{formatNumber(today)}</NumberCell>
            <chakra.td color="fg.muted" ps="3" aria-hidden>
              <ArrowRight size={14} />
            </chakra.td>
            <NumberCell>{formatNumber(drafted)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const NumberCell = chakra('td', {
  base: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold' },
});
