import type { Extension } from '@codemirror/state';
import { costOf, costParts, pointsOf, type CostPart } from '@wakafine/domain/api/operation-cost';
import { parse, print, type GraphQLSchema } from 'graphql';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { API_EXAMPLES } from '../../../graphql/examples';
import { isRead, readOperation, type OperationFault, type ReadOperation } from '../api/operation';
import { graphqlEditing, type SchemaPlace } from '../editor/graphql-editing';
import type { PlannedCost } from './CostLine';
import { exampleOperation, firstOperation } from './first-operation';
import { noteInHistory } from './history';
import { realVariables } from './look-up';
import { EXPLORER_MESSAGES } from './messages';
import { useRun, type Run } from './useRun';
import { useTabs, type Tabs } from './useTabs';

export interface Explorer {
  tabs: Tabs;
  run: Run;
  /** In memory only; null for the session of this browser. */
  apiKey: string | null;
  chooseKey: (apiKey: string | null) => void;
  /** The operation in sight; null while it can't be sent. */
  operation: ReadOperation | null;
  fault: OperationFault | null;
  planned: PlannedCost | null;
  parts: readonly CostPart[];
  /** Under the cursor. */
  place: SchemaPlace | null;
  /** Language and keys of the editor. */
  editing: Extension;
  /** Runs the operation; one that changes data is asked about first. */
  runNow: () => void;
  /** A mutation that runs once it is confirmed; null while none waits. */
  asked: ReadOperation | null;
  /** Runs what was asked about, or lets it be. */
  answerAsked: (isConfirmed: boolean) => void;
  /** Comments would not survive it. */
  canTidy: boolean;
  tidy: () => void;
}

/** State of the explorer; `onRun` is called when an operation begins to run. */
export function useExplorer(schema: GraphQLSchema, onRun: () => void): Explorer {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const [apiKey, chooseKey] = useState<string | null>(null);
  const [place, setPlace] = useState<SchemaPlace | null>(null);
  const tabs = useTabs(firstOperation(search, API_EXAMPLES));
  const run = useRun(apiKey);
  const { query, variables } = tabs.active;
  const read = useMemo(() => readOperation({ query, variables }), [query, variables]);
  const operation = isRead(read) ? read : null;
  const canTidy = operation !== null && !query.includes('#');

  const [asked, setAsked] = useState<ReadOperation | null>(null);

  function runNow(): void {
    if (operation?.kind === 'mutation') {
      setAsked(operation);
    } else if (operation !== null) {
      runRead(operation);
    }
  }

  function runRead(read: ReadOperation): void {
    noteInHistory(read, new Date().toISOString());
    run.run(read);
    onRun();
  }

  function answerAsked(isConfirmed: boolean): void {
    setAsked(null);
    if (isConfirmed && asked !== null) {
      runRead(asked);
    }
  }

  function tidy(): void {
    if (canTidy) {
      tabs.write({ query: print(parse(query)) });
    }
  }

  const [acts] = useState(() => new LatestActs({ runNow, tidy }));
  useEffect(function followActs() {
    acts.follow({ runNow, tidy });
  });
  const named = search.get('example');
  const write = useRef(tabs.write);
  useEffect(
    function fillInRealIds() {
      const example = API_EXAMPLES.find(({ field }) => field === named);
      if (example !== undefined && example.lookUps.length > 0) {
        void realVariables(example, null).then((real) =>
          write.current({ variables: exampleOperation({ ...example, variables: real }).variables }),
        );
      }
    },
    [named],
  );

  const editing = useMemo(
    () =>
      graphqlEditing({
        schema,
        costText: (cost) => formatMessage(EXPLORER_MESSAGES.costOfField, { cost }),
        onPlace: setPlace,
        onRun: () => acts.latest.runNow(),
        onTidy: () => acts.latest.tidy(),
      }),
    [schema, formatMessage, acts],
  );
  return {
    tabs,
    run,
    apiKey,
    chooseKey,
    operation,
    fault: isRead(read) ? null : read,
    ...useMemo(() => costs(schema, operation), [schema, operation]),
    place,
    editing,
    runNow: () => acts.latest.runNow(),
    asked,
    answerAsked,
    canTidy,
    tidy,
  };
}

function costs(schema: GraphQLSchema, operation: ReadOperation | null): Pick<Explorer, 'planned' | 'parts'> {
  if (operation === null) {
    return { planned: null, parts: [] };
  }
  const { document, variables, kind } = operation;
  const asked = { schema, document, variables };
  return {
    planned: { points: pointsOf(asked), fields: costOf(asked), isMutation: kind === 'mutation' },
    parts: costParts(asked),
  };
}

/** Acts of the newest drawing, for an editor that is made once and calls them later. */
class LatestActs<Acts> {
  public constructor(public latest: Acts) {}

  public follow(acts: Acts): void {
    this.latest = acts;
  }
}
