import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/forms/TextField';
import { Sheet } from '../../../components/surface/Sheet';
import { API_EXAMPLES, type ApiExample } from '../../../graphql/examples';
import { useFormats } from '../../../lib/format/format';
import type { WrittenOperation } from '../api/operation';
import { SCHEMA_MESSAGES } from '../schema-docs/messages';
import { deleteHistory, readHistory } from './history';
import { EXPLORER_MESSAGES as TEXTS } from './messages';
import { operationName } from './useTabs';

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Operations that were run on this device, newest first; choosing one opens it in a tab. */
export function HistorySheet({
  isOpen,
  onClose,
  onOpen,
}: SheetProps & { onOpen: (past: WrittenOperation) => void }) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const [deletions, setDeletions] = useState(0);
  const past = isOpen ? readHistory() : [];
  return (
    <Sheet
      key={deletions}
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(TEXTS.history)}
      footer={
        past.length > 0 && (
          <Button
            variant="outline"
            onClick={() => {
              deleteHistory();
              setDeletions(deletions + 1);
            }}
          >
            {formatMessage(TEXTS.historyDelete)}
          </Button>
        )
      }
    >
      <Text textStyle="small" color="fg.muted" mb="3">
        {formatMessage(past.length === 0 ? TEXTS.historyEmpty : TEXTS.historyHint)}
      </Text>
      <chakra.ul listStyleType="none">
        {past.map((operation) => (
          <Row
            key={operation.at}
            title={operationName(operation.query) ?? formatMessage(TEXTS.untitled)}
            hint={dateAndTime(operation.at)}
            onChoose={() => onOpen(operation)}
          />
        ))}
      </chakra.ul>
    </Sheet>
  );
}

/** All examples, with a search; choosing one opens it in a tab. */
export function ExamplesSheet({
  isOpen,
  onClose,
  onOpen,
}: SheetProps & { onOpen: (example: ApiExample) => void }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState('');
  const wanted = asked.trim().toLowerCase();
  const found = API_EXAMPLES.filter(({ field }) => field.toLowerCase().includes(wanted));
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={formatMessage(TEXTS.examples)}>
      <TextField
        id="explorer-examples"
        label={formatMessage(TEXTS.examplesSearch)}
        value={asked}
        onChange={setAsked}
        autoComplete="off"
      />
      <chakra.ul listStyleType="none" mt="3">
        {found.map((example) => (
          <Row
            key={example.field}
            title={example.field}
            hint={formatMessage(SCHEMA_MESSAGES.exampleCost, {
              points: example.points,
              fields: example.fields,
            })}
            onChoose={() => onOpen(example)}
          />
        ))}
      </chakra.ul>
    </Sheet>
  );
}

function Row({ title, hint, onChoose }: { title: string; hint: string; onChoose: () => void }) {
  return (
    <chakra.li borderBottomWidth="1px" borderColor="border">
      <chakra.button
        type="button"
        w="full"
        minH="12"
        py="2"
        textAlign="start"
        cursor="pointer"
        onClick={onChoose}
      >
        <Flex justify="space-between" wrap="wrap" columnGap="4">
          <Text textStyle="strong" overflowWrap="anywhere">
            {title}
          </Text>
          <Text textStyle="small" color="fg.muted">
            {hint}
          </Text>
        </Flex>
      </chakra.button>
    </chakra.li>
  );
}
