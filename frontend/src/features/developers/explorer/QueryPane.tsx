import { Flex, Text } from '@chakra-ui/react';
import type { Extension } from '@codemirror/state';
import { Plus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import type { OperationFault } from '../api/operation';
import { CodeEditor } from '../editor/CodeEditor';
import { jsonEditing, JSON_READING } from '../editor/json-editing';
import { EXPLORER_MESSAGES as TEXTS } from './messages';
import { PaneTabs } from '../kit/PaneTabs';
import { operationName, type Tabs } from './useTabs';

export interface QueryPaneProps {
  tabs: Tabs;
  editing: Extension;
  /** Null where the operation can be sent. */
  fault: OperationFault | null;
  apiKey: string | null;
  onRun: () => void;
}

const FAULTS: Readonly<Record<OperationFault, MessageDescriptor>> = {
  query: TEXTS.faultQuery,
  variables: TEXTS.faultVariables,
  several: TEXTS.faultSeveral,
};

/** The pane where operations are written, each in a tab, with its variables below. */
export function QueryPane({ tabs, editing, fault, apiKey, onRun }: QueryPaneProps) {
  const { formatMessage } = useIntl();
  const { active } = tabs;
  const nameOf = (query: string): string => operationName(query) ?? formatMessage(TEXTS.untitled);
  return (
    <>
      <PaneTabs
        label={formatMessage(TEXTS.tabs)}
        tabs={tabs.tabs.map(({ id, query }) => ({ id, label: nameOf(query) }))}
        value={active.id}
        onChange={tabs.choose}
      >
        {tabs.tabs.length > 1 && (
          <IconButton
            label={formatMessage(TEXTS.closeTab, { name: nameOf(active.query) })}
            icon={<X size={18} aria-hidden />}
            onClick={() => tabs.close(active.id)}
          />
        )}
        <IconButton
          label={formatMessage(TEXTS.newTab)}
          icon={<Plus size={18} aria-hidden />}
          onClick={() => tabs.open({ query: '', variables: '' })}
        />
      </PaneTabs>
      <Flex direction="column" flex="1" minH="160px" bg="bg.panel">
        <CodeEditor
          key={active.id}
          label={formatMessage(TEXTS.queryEditor)}
          value={active.query}
          extensions={editing}
          onChange={(query) => tabs.write({ query })}
        />
      </Flex>
      {fault !== null && active.query.trim() !== '' && (
        <Text
          role="status"
          textStyle="small"
          px="4"
          py="2"
          color="danger.fg"
          borderTopWidth="1px"
          borderColor="border"
        >
          {formatMessage(FAULTS[fault])}
        </Text>
      )}
      <Extras tabs={tabs} apiKey={apiKey} onRun={onRun} />
    </>
  );
}

type Extra = 'variables' | 'headers';

/** The variables, or the header fields that go with the operation; a key is never shown whole. */
function Extras({ tabs, apiKey, onRun }: Pick<QueryPaneProps, 'tabs' | 'apiKey' | 'onRun'>) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<Extra>('variables');
  const variables = useMemo(() => jsonEditing(onRun), [onRun]);
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === null ? {} : { authorization: `Bearer …${apiKey.slice(-4)}` }),
  };
  return (
    <Flex direction="column" h="152px" flex="none" borderTopWidth="1px" borderColor="border">
      <PaneTabs
        label={formatMessage(TEXTS.variables)}
        tabs={[
          { id: 'variables' as const, label: formatMessage(TEXTS.variables) },
          { id: 'headers' as const, label: formatMessage(TEXTS.headers) },
        ]}
        value={shown}
        onChange={setShown}
      />
      <Flex direction="column" flex="1" minH="0" bg="bg.panel">
        {shown === 'variables' ? (
          <CodeEditor
            key={tabs.active.id}
            label={formatMessage(TEXTS.variablesEditor)}
            value={tabs.active.variables}
            extensions={variables}
            onChange={(text) => tabs.write({ variables: text })}
          />
        ) : (
          <CodeEditor
            label={formatMessage(TEXTS.headers)}
            value={JSON.stringify(headers, null, 2)}
            extensions={JSON_READING}
          />
        )}
      </Flex>
    </Flex>
  );
}
