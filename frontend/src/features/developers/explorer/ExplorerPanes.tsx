import { Box, Flex, Grid } from '@chakra-ui/react';
import type { GraphQLSchema } from 'graphql';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMediaQuery } from '../../../lib/useMediaQuery';
import { AnswerPane } from './AnswerPane';
import { CopySheet } from './CopySheet';
import { CostParts } from './CostParts';
import { DocsPane } from './DocsPane';
import { ExplorerBar, type ExplorerSheet } from './ExplorerBar';
import { exampleOperation } from './first-operation';
import { KeySheet } from './KeySheet';
import { realVariables } from './look-up';
import { EXPLORER_MESSAGES as TEXTS } from './messages';
import { MutationSheet } from './MutationSheet';
import { ExamplesSheet, HistorySheet } from './OperationSheets';
import { PaneTabs } from '../kit/PaneTabs';
import { QueryPane } from './QueryPane';
import { useExplorer } from './useExplorer';

/** Three panes beside each other from here on; below it, one at a time. */
const WIDE = '(min-width: 64em)';
type Pane = 'query' | 'answer' | 'docs';

/** The explorer with its panes: the operation, its answer, and what the schema says. */
export function ExplorerPanes({ schema }: { schema: GraphQLSchema }) {
  const { formatMessage } = useIntl();
  const isWide = useMediaQuery(WIDE);
  const [pane, setPane] = useState<Pane>('query');
  const [sheet, setSheet] = useState<ExplorerSheet | null>(null);
  const explorer = useExplorer(schema, () => setPane('answer'));
  const { tabs, run, apiKey, operation, planned, parts, place } = explorer;
  const closeSheet = (): void => setSheet(null);
  const panes = {
    query: (
      <QueryPane
        tabs={tabs}
        editing={explorer.editing}
        fault={explorer.fault}
        apiKey={apiKey}
        onRun={explorer.runNow}
      />
    ),
    answer: <AnswerPane outcome={run.outcome} isRunning={run.isRunning} planned={planned} />,
    docs: (
      <SidePane
        docs={<DocsPane schema={schema} place={place} />}
        cost={<CostParts parts={parts} planned={planned} />}
      />
    ),
  };
  return (
    <>
      <ExplorerBar
        apiKey={apiKey}
        isRunning={run.isRunning}
        canRun={operation !== null}
        canTidy={explorer.canTidy}
        onOpen={setSheet}
        onTidy={explorer.tidy}
        onRun={explorer.runNow}
        onStop={run.stop}
      />
      <Grid
        as="main"
        id="content"
        flex="1"
        minH="0"
        gridTemplateColumns={
          isWide ? 'minmax(320px, 430px) minmax(0, 1fr) minmax(280px, 316px)' : 'minmax(0, 1fr)'
        }
        gridTemplateRows={isWide ? 'minmax(0, 1fr)' : 'auto minmax(0, 1fr)'}
      >
        {!isWide && (
          <PaneTabs
            label={formatMessage(TEXTS.panes)}
            tabs={(['query', 'answer', 'docs'] as const).map((id) => ({
              id,
              label: formatMessage(TEXTS[id]),
            }))}
            value={pane}
            onChange={setPane}
          />
        )}
        {(['query', 'answer', 'docs'] as const).map(
          (id) =>
            (isWide || id === pane) && (
              <Flex key={id} direction="column" minW="0" minH="0" borderEndWidth="1px" borderColor="border">
                {panes[id]}
              </Flex>
            ),
        )}
      </Grid>
      <KeySheet isOpen={sheet === 'key'} onClose={closeSheet} apiKey={apiKey} onChoose={explorer.chooseKey} />
      <HistorySheet
        isOpen={sheet === 'history'}
        onClose={closeSheet}
        onOpen={(past) => {
          tabs.open(past);
          setPane('query');
          closeSheet();
        }}
      />
      <ExamplesSheet
        isOpen={sheet === 'examples'}
        onClose={closeSheet}
        onOpen={(example) => {
          closeSheet();
          setPane('query');
          void realVariables(example, apiKey).then((variables) =>
            tabs.open(exampleOperation({ ...example, variables })),
          );
        }}
      />
      <MutationSheet operation={explorer.asked} hasKey={apiKey !== null} onAnswer={explorer.answerAsked} />
      <CopySheet
        operation={sheet === 'copy' ? operation : null}
        onClose={closeSheet}
        hasKey={apiKey !== null}
      />
    </>
  );
}

type Side = 'docs' | 'cost';

function SidePane({ docs, cost }: Record<Side, React.ReactNode>) {
  const { formatMessage } = useIntl();
  const [side, setSide] = useState<Side>('docs');
  return (
    <>
      <PaneTabs
        label={formatMessage(TEXTS.docs)}
        tabs={[
          { id: 'docs' as const, label: formatMessage(TEXTS.docs) },
          { id: 'cost' as const, label: formatMessage(TEXTS.cost) },
        ]}
        value={side}
        onChange={setSide}
      />
      <Box display="flex" flexDirection="column" flex="1" minH="0" bg="bg.panel" overflow="auto" tabIndex={0}>
        {side === 'docs' ? docs : cost}
      </Box>
    </>
  );
}
