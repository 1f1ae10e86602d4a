import { Button, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import type { ReadOperation } from '../api/operation';
import { CodeText } from '../schema-docs/ExampleBlock';
import { EXPLORER_MESSAGES as TEXTS } from './messages';

export interface MutationSheetProps {
  /** Null closes the sheet. */
  operation: ReadOperation | null;
  hasKey: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before an operation changes data for real. */
export function MutationSheet({ operation, hasKey, onAnswer }: MutationSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet
      isOpen={operation !== null}
      onClose={() => onAnswer(false)}
      title={formatMessage(TEXTS.changeTitle)}
      footer={
        <Flex gap="3" wrap="wrap">
          <Button onClick={() => onAnswer(true)}>{formatMessage(TEXTS.changeRun)}</Button>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            {formatMessage(TEXTS.changeCancel)}
          </Button>
        </Flex>
      }
    >
      <Flex direction="column" gap="3">
        <Text>{formatMessage(hasKey ? TEXTS.changeWithKey : TEXTS.changeText)}</Text>
        {operation !== null && (
          <CodeText label={formatMessage(TEXTS.queryEditor)} text={operation.query.trim()} isWrapped />
        )}
      </Flex>
    </Sheet>
  );
}
