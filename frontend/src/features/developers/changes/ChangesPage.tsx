import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { API_CHANGES } from '../../../graphql/api-changes';
import { DeveloperHead } from '../kit/DeveloperHead';
import { PAGE_MESSAGES } from '../kit/page-messages';
import { CHANGES_MESSAGES as TEXTS } from './messages';

/** Changes of the API, newest release first, as the changelog has them. */
export function ChangesPage() {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="4">
      <DeveloperHead title={formatMessage(PAGE_MESSAGES.changes)} />
      <Text maxW="content">{formatMessage(TEXTS.intro)}</Text>
      {API_CHANGES.map(({ version, day, lines }) => (
        <Box key={version ?? ''} maxW="content">
          <Heading as="h2" textStyle="section" mb="2">
            {version === null || day === null
              ? formatMessage(TEXTS.next)
              : formatMessage(TEXTS.release, { version, day: new Date(`${day}T12:00:00Z`) })}
          </Heading>
          <chakra.ul lang="en" listStyleType="disc" ps="5" css={{ '& > li + li': { mt: '2' } }}>
            {lines.map((line) => (
              <chakra.li key={line} overflowWrap="anywhere">
                <WithNames line={line} />
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
      ))}
    </Flex>
  );
}

/** A line whose names of the API, between backticks, are set as code. */
function WithNames({ line }: { line: string }) {
  return line.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <chakra.code key={`${index} ${part}`} fontFamily="mono" color="info.fg">
        {part}
      </chakra.code>
    ) : (
      part
    ),
  );
}
