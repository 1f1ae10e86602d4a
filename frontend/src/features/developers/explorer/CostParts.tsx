import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { FIELDS_PER_POINT } from '@wakafine/domain/api/field-costs';
import type { CostPart } from '@wakafine/domain/api/operation-cost';
import { useIntl } from 'react-intl';
import type { PlannedCost } from './CostLine';
import { EXPLORER_MESSAGES as TEXTS } from './messages';

/** The parts of the cost of an operation, added up. */
export function CostParts({ parts, planned }: { parts: readonly CostPart[]; planned: PlannedCost | null }) {
  const { formatMessage, formatNumber } = useIntl();
  if (planned === null) {
    return <Text p="4">{formatMessage(TEXTS.costUnknown)}</Text>;
  }
  return (
    <Box p="4" overflowY="auto" textStyle="small">
      <Heading as="h2" textStyle="strong" mb="2">
        {formatMessage(TEXTS.costParts)}
      </Heading>
      <chakra.dl
        display="grid"
        gridTemplateColumns="1fr auto"
        columnGap="3"
        rowGap="1"
        overflowWrap="anywhere"
      >
        {parts.map(({ name, cost }, index) => (
          // An operation may begin with the same field twice.
          <Row key={`${index} ${name}`} name={name} value={formatNumber(cost)} />
        ))}
        <Row name={formatMessage(TEXTS.costSum)} value={formatNumber(planned.fields)} isSum />
        <Row name={formatMessage(TEXTS.costPoints)} value={formatNumber(planned.points)} isSum />
      </chakra.dl>
      <Text mt="3" color="fg.muted">
        {formatMessage(TEXTS.costRule, { perPoint: FIELDS_PER_POINT })}
      </Text>
    </Box>
  );
}

function Row({ name, value, isSum = false }: { name: string; value: string; isSum?: boolean }) {
  const weight = isSum ? 'bold' : undefined;
  return (
    <>
      <chakra.dt fontWeight={weight}>{name}</chakra.dt>
      <chakra.dd fontWeight={weight} textAlign="end">
        {value}
      </chakra.dd>
    </>
  );
}
