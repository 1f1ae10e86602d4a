import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import { CodeEditor } from '../editor/CodeEditor';
import { JSON_READING } from '../editor/json-editing';
import { AnswerTable } from './AnswerTable';
import { CostLine, type PlannedCost } from './CostLine';
import { EXPLORER_MESSAGES as TEXTS } from './messages';
import { PaneTabs } from '../kit/PaneTabs';
import type { LiveValue, Outcome } from './useRun';

export interface AnswerPaneProps {
  outcome: Outcome;
  isRunning: boolean;
  planned: PlannedCost | null;
}

type View = 'json' | 'table';

/** The pane of the answer: its cost, then JSON or a table; of a subscription the values, newest first. */
export function AnswerPane({ outcome, isRunning, planned }: AnswerPaneProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [view, setView] = useState<View>('json');
  const tabs = [
    { id: 'json' as const, label: formatMessage(TEXTS.answer) },
    { id: 'table' as const, label: formatMessage(TEXTS.table) },
  ];
  return (
    <>
      <PaneTabs label={formatMessage(TEXTS.answer)} tabs={tabs} value={view} onChange={setView}>
        <Text ms="auto" ps="2" textStyle="small" color="fg.muted" textAlign="end" role="status">
          {stateText(intl, outcome, isRunning)}
        </Text>
      </PaneTabs>
      <CostLine planned={planned} answered={outcome.kind === 'answer' ? outcome.answer.cost : null} />
      <Flex direction="column" flex="1" minH="0" bg="bg.panel">
        <Content outcome={outcome} view={view} />
      </Flex>
    </>
  );
}

function stateText({ formatMessage, formatNumber }: IntlShape, outcome: Outcome, isRunning: boolean): string {
  if (outcome.kind === 'live') {
    const text = { connecting: TEXTS.liveConnecting, open: TEXTS.liveOpen, ended: TEXTS.liveEnded }[
      outcome.state
    ];
    return formatMessage(text, { count: outcome.values[0]?.id ?? 0 });
  }
  if (isRunning) {
    return formatMessage(TEXTS.running);
  }
  if (outcome.kind !== 'answer') {
    return '';
  }
  const { status, durationMs, bytes } = outcome.answer;
  return formatMessage(TEXTS.status, {
    status,
    ms: formatNumber(durationMs),
    kilobytes: formatNumber(bytes / 1000, { maximumFractionDigits: 1 }),
  });
}

function Content({ outcome, view }: { outcome: Outcome; view: View }) {
  const { formatMessage } = useIntl();
  switch (outcome.kind) {
    case 'none':
      return (
        <Text p="4" color="fg.muted">
          {formatMessage(TEXTS.nothing)}
        </Text>
      );
    case 'unreachable':
      return (
        <Text p="4" role="alert">
          {formatMessage(TEXTS.unreachable)}
        </Text>
      );
    case 'answer':
      return view === 'table' ? (
        <AnswerTable data={outcome.answer.data} />
      ) : (
        <CodeEditor
          label={formatMessage(TEXTS.answerText)}
          value={outcome.answer.text}
          extensions={JSON_READING}
        />
      );
    case 'live':
      return (
        <>
          {outcome.why !== null && outcome.why !== '' && (
            <Text p="4" role="alert" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {outcome.why}
            </Text>
          )}
          {view === 'table' ? (
            <AnswerTable data={outcome.values.map(({ at, value }) => ({ at, ...rowOf(value) }))} />
          ) : (
            <LiveRows values={outcome.values} />
          )}
        </>
      );
  }
}

function LiveRows({ values }: { values: readonly LiveValue[] }) {
  const { formatMessage } = useIntl();
  const { timeWithSeconds } = useFormats();
  return (
    <Box
      as="ol"
      flex="1"
      minH="0"
      overflow="auto"
      listStyleType="none"
      tabIndex={0}
      role="log"
      aria-label={formatMessage(TEXTS.answer)}
    >
      {values.map(({ id, at, value }) => (
        <Box as="li" key={id} px="4" py="2" borderBottomWidth="1px" borderColor="border" textStyle="small">
          <Text color="fg.muted">{timeWithSeconds(at)}</Text>
          <Box as="pre" fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="ltr">
            {JSON.stringify(value, null, 2)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The content of a value of a subscription, behind `data` and its one field. */
function rowOf(value: unknown): object {
  const data: unknown = typeof value === 'object' && value !== null && 'data' in value ? value.data : null;
  const [held]: unknown[] = typeof data === 'object' && data !== null ? Object.values(data) : [];
  return typeof held === 'object' && held !== null ? held : { value: held };
}
