import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { REPORTS_MESSAGES } from './period/messages';
import { FIRST_ROWS } from './useReports';

/** The place of the list while it loads. */
export function ReportsSkeleton() {
  const intl = useIntl();
  const text = intl.formatMessage(REPORTS_MESSAGES.loading);
  return (
    <Skeleton label={text}>
      <Flex direction="column" gap="3">
        <Text textStyle="small" color="fg.muted" minH="6">
          {text}
        </Text>
        <SkeletonBlock h="12" borderRadius="control" />
        <SkeletonBlock h="9" my="1.5" w="70%" borderRadius="full" />
        <Card isFlush>
          {Array.from({ length: FIRST_ROWS }, (_none, row) => (
            <Flex key={row} align="center" gap="2.5" h="88px" px="4" borderTopWidth={row === 0 ? '0' : '1px'}>
              <SkeletonBlock w="12" h="12" />
              <Flex direction="column" flex="1" gap="2">
                <SkeletonBlock w="60%" />
                <SkeletonBlock w="40%" h="4" />
              </Flex>
            </Flex>
          ))}
        </Card>
        <SkeletonBlock h="12" borderRadius="control" />
        <SkeletonBlock h="12" borderRadius="control" />
      </Flex>
    </Skeleton>
  );
}
