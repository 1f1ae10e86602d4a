import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { FIRST_QUERY } from '@wakafine/domain/api/first-query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { DeveloperHead } from '../kit/DeveloperHead';
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
  return (
    <Flex direction="column" gap="5">
      <DeveloperHead title={formatMessage(TEXTS.title)} />
      <Text maxW="content">
        {formatMessage(TEXTS.intro)} {formatMessage(TEXTS.firstText)}
      </Text>
      <SnippetCard query={FIRST_QUERY} title={formatMessage(TEXTS.firstTitle)} />
      {SECTIONS.map(([title, text]) => (
        <Box key={title.id}>
          <Heading as="h2" textStyle="section">
            {formatMessage(title)}
          </Heading>
          <Text maxW="content">{formatMessage(text)}</Text>
        </Box>
      ))}
    </Flex>
  );
}
