import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { FIRST_QUERY } from '@wakafine/domain/api/first-query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { usePageTitle } from '../../../lib/format/usePageTitle';
import { GUIDE_MESSAGES as TEXTS } from './messages';
import { SnippetCard } from './SnippetCard';

const SECTIONS: readonly (readonly [MessageDescriptor, MessageDescriptor])[] = [
  [TEXTS.costTitle, TEXTS.costText],
  [TEXTS.masksTitle, TEXTS.masksText],
  [TEXTS.listsTitle, TEXTS.listsText],
  [TEXTS.liveTitle, TEXTS.liveText],
  [TEXTS.errorsTitle, TEXTS.errorsText],
];

/** The first steps: a program that runs as it is, and what to know after it. */
export function StartPage() {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(TEXTS.title));
  return (
    <Flex direction="column" gap="5">
      <Heading as="h1" textStyle="heading">
        {formatMessage(TEXTS.title)}
      </Heading>
      <Text>{formatMessage(TEXTS.intro)}</Text>
      <Box>
        <Heading as="h2" textStyle="section">
          {formatMessage(TEXTS.firstTitle)}
        </Heading>
        <Text mb="3">{formatMessage(TEXTS.firstText)}</Text>
        <SnippetCard query={FIRST_QUERY} title={formatMessage(TEXTS.firstTitle)} />
      </Box>
      {SECTIONS.map(([title, text]) => (
        <Box key={title.id}>
          <Heading as="h2" textStyle="section">
            {formatMessage(title)}
          </Heading>
          <Text>{formatMessage(text)}</Text>
        </Box>
      ))}
    </Flex>
  );
}
