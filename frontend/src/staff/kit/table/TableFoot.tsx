import { Button, Flex, Text } from '@chakra-ui/react';
import { useIntl, type IntlShape } from 'react-intl';
import { TABLE_MESSAGES } from './rows/messages';
import type { TableRows } from './rows/staff-table-types';

/**
 * Number of rows that are loaded, and the button for more: rows load by themselves near the end, and by it where
 * they don't.
 */
export function TableFoot<Row>({ data }: { data: TableRows<Row> }) {
  const intl = useIntl();
  const { hasMore, isLoadingMore, hasMoreFailed = false, onLoadMore } = data;
  return (
    <Flex
      align="center"
      justify="space-between"
      wrap="wrap"
      columnGap="4"
      minH={{ base: '12', md: '10' }}
      px="4"
      py="0.5"
      flexShrink="0"
      borderTopWidth="1px"
      textStyle="small"
      color="fg.muted"
    >
      <Text>{countText(intl, data)}</Text>
      {hasMoreFailed && (
        <Text role="alert" color="danger.fg">
          {intl.formatMessage(TABLE_MESSAGES.moreFailed)}
        </Text>
      )}
      {hasMore && (
        <Button
          variant="ghost"
          size="sm"
          minH={{ base: '12', md: '9' }}
          loading={isLoadingMore}
          onClick={onLoadMore}
        >
          {intl.formatMessage(TABLE_MESSAGES.loadMore)}
        </Button>
      )}
    </Flex>
  );
}

function countText<Row>(intl: IntlShape, { rows, hasMore, totalText }: TableRows<Row>): string {
  const count = rows?.length ?? 0;
  if (!hasMore) {
    return intl.formatMessage(TABLE_MESSAGES.shownAll, { count });
  }
  return totalText === undefined
    ? intl.formatMessage(TABLE_MESSAGES.shownSome, { count })
    : intl.formatMessage(TABLE_MESSAGES.shown, { count: intl.formatNumber(count), total: totalText });
}
