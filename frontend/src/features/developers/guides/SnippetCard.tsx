import { Box, Button, Flex, Grid, Heading } from '@chakra-ui/react';
import { snippetOf, SNIPPET_LANGUAGES, type SnippetLanguage } from '@wakafine/domain/api/call-snippets';
import { Copy, Play } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { CheckRow } from '../../../components/forms/CheckRow';
import { Card } from '../../../components/surface/Card';
import { notify } from '../../../components/surface/toaster';
import { copyText } from '../../../lib/copy-text';
import { GRAPHQL_HTTP_URL } from '../../../lib/network/graphql-urls';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { LANGUAGE_NAMES } from '../api/language-names';
import { CODE_MESSAGES } from '../kit/code-messages';
import { PaneTabs } from '../kit/PaneTabs';
import { CodeText } from '../schema-docs/ExampleBlock';
import { GUIDE_MESSAGES as TEXTS } from './messages';
import { SnippetAnswer } from './SnippetAnswer';
import { useSnippetRun } from './useSnippetRun';

const LANGUAGE_TABS = SNIPPET_LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }));

/** A call as a program in a language of choice, to be copied, run in place or opened in the explorer, with its answer and what that cost. */
export function SnippetCard({ query, title }: { query: string; title: string }) {
  const { formatMessage } = useIntl();
  const [language, setLanguage] = useState<SnippetLanguage>('curl');
  const [hasKey, setHasKey] = useState(false);
  const { outcome, isRunning, run } = useSnippetRun(query);
  const url = `${window.location.origin}${GRAPHQL_HTTP_URL}`;
  const text = snippetOf(language, { url, query, variables: {}, hasKey });
  async function copy(): Promise<void> {
    if (await copyText(text)) {
      notify({ kind: 'success', title: formatMessage(CODE_MESSAGES.copied) });
    }
  }
  return (
    <Card isFlush>
      <Flex wrap="wrap" align="center" columnGap="2" px="4" py="1">
        <Heading as="h2" textStyle="section" me="auto" py="2">
          {title}
        </Heading>
        <Button variant="ghost" px="3" onClick={() => void copy()}>
          <Copy size={18} aria-hidden />
          {formatMessage(CODE_MESSAGES.copy)}
        </Button>
        <Button variant="outline" loading={isRunning} onClick={run}>
          <Play size={18} aria-hidden />
          {formatMessage(TEXTS.run)}
        </Button>
      </Flex>
      <PaneTabs
        label={formatMessage(CODE_MESSAGES.language)}
        tabs={LANGUAGE_TABS}
        value={language}
        onChange={setLanguage}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <CodeText label={title} text={text} isWrapped />
        <SnippetAnswer outcome={outcome} />
      </Grid>
      <Flex wrap="wrap" align="center" columnGap="4" px="4" borderTopWidth="1px" borderColor="border">
        <Box me="auto" pt="2">
          <CheckRow text={formatMessage(TEXTS.keyNeeded)} isOn={hasKey} onChange={setHasKey} />
        </Box>
        <Button asChild variant="ghost" px="0">
          <Link to={`${DEVELOPER_PATHS.explorer}?query=${encodeURIComponent(query)}`}>
            {formatMessage(TEXTS.open)}
          </Link>
        </Button>
      </Flex>
    </Card>
  );
}
