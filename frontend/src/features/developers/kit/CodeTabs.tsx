import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { notify } from '../../../components/surface/toaster';
import { copyText } from '../../../lib/copy-text';
import { CodeText } from '../schema-docs/ExampleBlock';
import { CODE_MESSAGES } from './code-messages';
import { PaneTabs } from './PaneTabs';

/** A program in one language. */
export interface CodeTab {
  id: string;
  /** Name of the language, which is the same in every language of people. */
  label: string;
  code: string;
}

export interface CodeTabsProps {
  title: string;
  text: string;
  tabs: readonly CodeTab[];
}

/** The same program in several languages, one of them in sight, with a button that copies it. */
export function CodeTabs({ title, text, tabs }: CodeTabsProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(tabs[0]?.id ?? '');
  const code = tabs.find(({ id }) => id === chosen)?.code ?? '';
  async function copy(): Promise<void> {
    if (await copyText(code)) {
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
      </Flex>
      <Text px="4" pb="3" maxW="content" color="fg.muted">
        {text}
      </Text>
      {tabs.length > 1 && (
        <PaneTabs
          label={formatMessage(CODE_MESSAGES.language)}
          tabs={tabs}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <CodeText label={title} text={code.trimEnd()} />
    </Card>
  );
}
