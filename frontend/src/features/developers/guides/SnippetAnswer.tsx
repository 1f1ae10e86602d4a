import { Box, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import type { AnsweredCost } from '../api/send-operation';
import { CodeText } from '../schema-docs/ExampleBlock';
import { GUIDE_MESSAGES as TEXTS } from './messages';
import type { SnippetOutcome } from './useSnippetRun';

/** The answer to a call that was run in place, with what it cost and what is left; before it, what comes here. */
export function SnippetAnswer({ outcome }: { outcome: SnippetOutcome }) {
  const { formatMessage } = useIntl();
  return (
    <Box
      role="status"
      bg="bg"
      minW="0"
      borderTopWidth={{ base: '1px', lg: '0' }}
      borderInlineStartWidth={{ base: '0', lg: '1px' }}
      borderColor="border"
    >
      {outcome === null || outcome === 'unreachable' ? (
        <Text p="4" color="fg.muted">
          {formatMessage(outcome === null ? TEXTS.notRun : TEXTS.unreachable)}
        </Text>
      ) : (
        <>
          {outcome.cost !== null && <CostOfAnswer cost={outcome.cost} />}
          <CodeText label={formatMessage(TEXTS.answer)} text={outcome.text} isWrapped />
        </>
      )}
    </Box>
  );
}

function CostOfAnswer({ cost }: { cost: AnsweredCost }) {
  const { formatMessage, formatNumber } = useIntl();
  const { timeWithSeconds } = useFormats();
  return (
    <Text textStyle="small" px="4" py="2">
      {formatMessage(TEXTS.answerCost, {
        points: cost.requested,
        limit: formatNumber(cost.limit),
        left: formatNumber(cost.remaining),
        time: timeWithSeconds(cost.resetAt),
      })}
    </Text>
  );
}
