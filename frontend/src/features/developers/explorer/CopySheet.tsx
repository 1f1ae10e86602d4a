import { Button, Flex } from '@chakra-ui/react';
import { snippetOf, SNIPPET_LANGUAGES, type SnippetLanguage } from '@wakafine/domain/api/call-snippets';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { Sheet } from '../../../components/surface/Sheet';
import { notify } from '../../../components/surface/toaster';
import { copyText } from '../../../lib/copy-text';
import { GRAPHQL_HTTP_URL } from '../../../lib/network/graphql-urls';
import type { ReadOperation } from '../api/operation';
import { CodeText } from '../schema-docs/ExampleBlock';
import { LANGUAGE_NAMES } from '../api/language-names';
import { EXPLORER_MESSAGES as TEXTS } from './messages';

export interface CopySheetProps {
  onClose: () => void;
  /** Null closes the sheet. */
  operation: ReadOperation | null;
  hasKey: boolean;
}

/** The operation as a program in a language of choice. The key itself is never part of it. */
export function CopySheet({ onClose, operation, hasKey }: CopySheetProps) {
  const { formatMessage } = useIntl();
  const [language, setLanguage] = useState<SnippetLanguage>('curl');
  const text =
    operation === null
      ? ''
      : snippetOf(language, {
          url: `${window.location.origin}${GRAPHQL_HTTP_URL}`,
          query: operation.query,
          variables: operation.variables,
          hasKey,
        });
  async function copy(): Promise<void> {
    if (await copyText(text)) {
      notify({ kind: 'success', title: formatMessage(TEXTS.copied) });
    }
  }
  return (
    <Sheet
      isOpen={operation !== null}
      onClose={onClose}
      title={formatMessage(TEXTS.copy)}
      isWide
      footer={
        <Button onClick={() => void copy()}>
          <Copy size={20} aria-hidden />
          {formatMessage(TEXTS.copyText)}
        </Button>
      }
    >
      <Flex direction="column" gap="4">
        <Segmented
          label={formatMessage(TEXTS.language)}
          isLabelHidden
          choices={SNIPPET_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={setLanguage}
        />
        <CodeText label={formatMessage(TEXTS.copy)} text={text} />
      </Flex>
    </Sheet>
  );
}
