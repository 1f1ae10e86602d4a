import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronRight, FileText } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { NotLoaded } from '../../../components/states/NotLoaded';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import type { StoredReportFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { StoredReportSheet } from './StoredReportSheet';
import { STORED_MESSAGES } from '../period/messages';
import { useStoredReportName } from './useStoredReportName';
import { useStoredReports } from './useStoredReports';

/** My generated reports: what was made and is stored as it was, to open and download again. */
export function StoredReports() {
  const intl = useIntl();
  const stored = useStoredReports();
  // The sheet keeps its words while it closes.
  const [opened, setOpened] = useState<StoredReportFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card isFlush aria-label={intl.formatMessage(STORED_MESSAGES.title)}>
      <Heading as="h2" textStyle="section" px="4" pt="4" pb="3">
        {intl.formatMessage(STORED_MESSAGES.title)}
      </Heading>
      {stored.reports === null && stored.hasFailed && (
        <NotLoaded
          text={intl.formatMessage(STORED_MESSAGES.error)}
          onRetry={stored.retry}
          headingLevel="h3"
        />
      )}
      {stored.reports === null && !stored.hasFailed && (
        <Skeleton>
          <Box px="4" pb="4">
            <SkeletonBlock h="10" />
          </Box>
        </Skeleton>
      )}
      {stored.reports?.length === 0 && (
        <Text px="4" pb="4" textStyle="small" color="fg.muted">
          {intl.formatMessage(STORED_MESSAGES.none)}
        </Text>
      )}
      {stored.reports !== null && stored.reports.length > 0 && (
        <chakra.ul listStyleType="none">
          {stored.reports.map((report) => (
            <chakra.li key={report.id} borderTopWidth="1px">
              <StoredRow
                report={report}
                onOpen={() => {
                  setOpened(report);
                  setIsOpen(true);
                }}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {stored.hasMore && (
        <Flex borderTopWidth="1px" justify="center">
          <Button
            variant="ghost"
            w="full"
            borderRadius="none"
            loading={stored.isLoadingMore}
            onClick={stored.showMore}
          >
            {intl.formatMessage(STORED_MESSAGES.more)}
          </Button>
        </Flex>
      )}
      {opened !== null && (
        <StoredReportSheet report={opened} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </Card>
  );
}

function StoredRow({ report, onOpen }: { report: StoredReportFragment; onOpen: () => void }) {
  const intl = useIntl();
  const formats = useFormats();
  const nameOf = useStoredReportName();
  const { generatedAt, violationCount } = report;
  return (
    <chakra.button
      type="button"
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      minH="16"
      px="4"
      py="2.5"
      textAlign="start"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
      onClick={onOpen}
    >
      <Box as="span" color="fg.muted" aria-hidden>
        <FileText size={24} />
      </Box>
      <Box as="span" flex="1" minW="0">
        <Text as="span" display="block" textStyle="strong">
          {nameOf(report)}
        </Text>{' '}
        <Text as="span" display="block" textStyle="small" color="fg.muted">
          {intl.formatMessage(STORED_MESSAGES.made, {
            date: formats.date(generatedAt),
            time: formats.time(generatedAt),
            count: violationCount,
          })}
        </Text>
      </Box>
      <Box as="span" color="fg.subtle" aria-hidden>
        <ChevronRight size={20} />
      </Box>
    </chakra.button>
  );
}
