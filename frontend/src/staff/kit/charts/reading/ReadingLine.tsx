import { chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ChartReading } from './chart-reading';
import { READ_MESSAGES } from './messages';

/** The value that is read, in words, and the way to the rows behind it; as high without one, so that nothing jumps. */
export function ReadingLine({ reading }: { reading: ChartReading | null }) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      align="center"
      justify="space-between"
      columnGap="3"
      minH={{ base: '14', md: '10' }}
      mt="1"
      textStyle="small"
      color={reading === null ? 'fg.muted' : undefined}
    >
      <span>{reading?.words ?? formatMessage(READ_MESSAGES.howToRead)}</span>
      {reading?.to !== undefined && (
        <chakra.span
          asChild
          display="inline-flex"
          alignItems="center"
          flexShrink="0"
          minH={{ base: '12', md: '9' }}
          px="2"
          fontWeight="bold"
          textDecoration="underline"
        >
          <Link to={reading.to} aria-label={formatMessage(READ_MESSAGES.rowsOf, { what: reading.words })}>
            {formatMessage(READ_MESSAGES.rows)}
          </Link>
        </chakra.span>
      )}
    </Flex>
  );
}
