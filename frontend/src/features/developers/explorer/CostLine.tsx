import { Box, chakra, Flex } from '@chakra-ui/react';
import { MAX_COST } from '@wakafine/domain/api/field-costs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import type { AnsweredCost } from '../api/send-operation';
import { EXPLORER_MESSAGES as TEXTS } from './messages';

/** Cost of the operation before it runs. */
export interface PlannedCost {
  points: number;
  fields: number;
  isMutation: boolean;
}

export interface CostLineProps {
  /** Null while the operation can't be read. */
  planned: PlannedCost | null;
  /** Null before an answer. */
  answered: AnsweredCost | null;
}

/** The cost above the answer: of the operation as it is written, and of the one that ran, with what is left of the budget. */
export function CostLine({ planned, answered }: CostLineProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { timeWithSeconds } = useFormats();
  const bold = (parts: ReactNode[]): ReactNode => <chakra.b fontWeight="bold">{parts}</chakra.b>;
  return (
    <Flex
      role="status"
      direction="column"
      gap="2"
      px="4"
      py="3"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
      textStyle="small"
      flex="none"
    >
      <Box>
        {planned === null
          ? formatMessage(TEXTS.costUnknown)
          : formatMessage(TEXTS.costBefore, { points: planned.points, b: bold })}
        {planned?.isMutation === true && ` · ${formatMessage(TEXTS.costChanges)}`}
      </Box>
      {planned !== null && planned.fields > MAX_COST && (
        <Box color="danger.fg">
          {formatMessage(TEXTS.costTooHigh, {
            fields: Number.isFinite(planned.fields) ? formatNumber(planned.fields) : '∞',
            most: formatNumber(MAX_COST),
          })}
        </Box>
      )}
      {answered !== null && (
        <>
          <Flex justify="space-between" wrap="wrap" columnGap="4" color="fg.muted">
            <span>
              {formatMessage(TEXTS.costAfter, {
                points: answered.requested,
                limit: formatNumber(answered.limit),
                b: bold,
              })}
            </span>
            <span>
              {formatMessage(TEXTS.costLeft, {
                left: formatNumber(answered.remaining),
                time: timeWithSeconds(answered.resetAt),
                b: bold,
              })}
            </span>
          </Flex>
          <Meter share={answered.remaining / answered.limit} />
        </>
      )}
    </Flex>
  );
}

/** The rest of the budget, which the words beside it say too. */
function Meter({ share }: { share: number }) {
  return (
    <Box h="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
      <Box h="full" minW="6px" bg="brand.fg" style={{ width: `${Math.round(100 * share)}%` }} />
    </Box>
  );
}
