import { Box, Button, Flex } from '@chakra-ui/react';
import { snippetOf, SNIPPET_LANGUAGES, type SnippetLanguage } from '@wakafine/domain/api/call-snippets';
import { Copy, Play } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Segmented } from '../../../components/forms/Segmented';
import { CheckRow } from '../../../components/forms/CheckRow';
import { Card } from '../../../components/surface/Card';
import { notify } from '../../../components/surface/toaster';
import { copyText } from '../../../lib/copy-text';
import { GRAPHQL_HTTP_URL } from '../../../lib/network/graphql-urls';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { LANGUAGE_NAMES } from '../api/language-names';
import { EXPLORER_MESSAGES } from '../explorer/messages';
import { CodeText } from '../schema-docs/ExampleBlock';
import { GUIDE_MESSAGES as TEXTS } from './messages';

/** A call as a program in a language of choice, to be copied or opened in the explorer. */
export function SnippetCard({ query, title }: { query: string; title: string }) {
  const { formatMessage } = useIntl();
  const [language, setLanguage] = useState<SnippetLanguage>('curl');
  const [hasKey, setHasKey] = useState(false);
  const url = `${window.location.origin}${GRAPHQL_HTTP_URL}`;
  const text = snippetOf(language, { url, query, variables: {}, hasKey });
  async function copy(): Promise<void> {
    if (await copyText(text)) {
      notify({ kind: 'success', title: formatMessage(EXPLORER_MESSAGES.copied) });
    }
  }
  return (
    <Card isFlush>
      <Flex wrap="wrap" gap="3" p="3" align="center" justify="space-between">
        <Segmented
          label={formatMessage(EXPLORER_MESSAGES.language)}
          isLabelHidden
          choices={SNIPPET_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={setLanguage}
        />
        <Flex gap="2" wrap="wrap">
          <Button variant="ghost" onClick={() => void copy()}>
            <Copy size={20} aria-hidden />
            {formatMessage(EXPLORER_MESSAGES.copyText)}
          </Button>
          <Button asChild variant="outline">
            <Link to={`${DEVELOPER_PATHS.explorer}?query=${encodeURIComponent(query)}`}>
              <Play size={20} aria-hidden />
              {formatMessage(TEXTS.open)}
            </Link>
          </Button>
        </Flex>
      </Flex>
      <CodeText label={title} text={text} />
      <Box px="4">
        <CheckRow text={formatMessage(TEXTS.keyNeeded)} isOn={hasKey} onChange={setHasKey} />
      </Box>
    </Card>
  );
}
