import { Flex, Heading, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { TWO_FIGURES } from '../../components/forms/even-columns';
import { FigureGrid } from '../../components/FigureGrid';
import { NotLoaded } from '../../components/states/NotLoaded';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { useFormats } from '../../lib/format/format';
import { GenerateReport } from './GenerateReport';
import { SUMMARY_MESSAGES } from './period/messages';
import { MonthPicker } from './period/MonthPicker';
import { SeverityBar } from './stored/SeverityBar';
import type { ReportAddressState } from './period/useReportAddress';
import { useMonthOfDriving, type MonthOfDriving } from './stored/useMonthOfDriving';

/** Height of the drawing with the button below it, so that nothing moves when it comes. */
const CHART_HEIGHT = '13.5rem';
const DayChart = lazy(() =>
  import('../../components/charts/DayChart').then((chart) => ({ default: chart.DayChart })),
);

/** Monthly Summary: what a month of driving adds up to, day by day, and a report of it. */
export function MonthlySummaryCard({ state }: { state: ReportAddressState }) {
  const intl = useIntl();
  const { summary, month, thisMonth, updatedText, hasFailed, isBusy, retry } = useMonthOfDriving(
    state.address.month,
  );
  return (
    <Card
      display="flex"
      flexDirection="column"
      gap="4"
      aria-label={intl.formatMessage(SUMMARY_MESSAGES.title)}
      aria-busy={isBusy}
    >
      <Flex align="center" justify="space-between" columnGap="2" wrap="wrap">
        <Heading as="h2" textStyle="section">
          {intl.formatMessage(SUMMARY_MESSAGES.title)}
        </Heading>
        <MonthPicker
          month={month}
          thisMonth={thisMonth}
          onChange={(next) => state.change({ month: next === thisMonth ? null : next }, { isReplaced: true })}
        />
      </Flex>
      {updatedText !== null && (
        <Text textStyle="small" color="fg.muted" mt="-2">
          {updatedText}
        </Text>
      )}
      {summary !== null && <Figures summary={summary} />}
      {summary === null && hasFailed && (
        <NotLoaded text={intl.formatMessage(SUMMARY_MESSAGES.error)} onRetry={retry} headingLevel="h3" />
      )}
      {summary === null && !hasFailed && <SummarySkeleton />}
      <GenerateReport key={month} month={month === thisMonth ? null : month} />
    </Card>
  );
}

function Figures({ summary }: { summary: MonthOfDriving }) {
  const intl = useIntl();
  const formats = useFormats();
  const { severityBreakdown, totalViolations, violationsOfMonthBefore, days } = summary;
  return (
    <>
      <SeverityBar breakdown={severityBreakdown} total={totalViolations} />
      <Text textStyle="small" color="fg.muted">
        <Comparison count={totalViolations} before={violationsOfMonthBefore} />
      </Text>
      {totalViolations > 0 && (
        <Flex direction="column" minH={CHART_HEIGHT}>
          <Suspense fallback={null}>
            <DayChart days={days} />
          </Suspense>
        </Flex>
      )}
      <FigureGrid
        columns={{ base: TWO_FIGURES, md: 'repeat(4, minmax(0, 1fr))' }}
        figures={[
          {
            label: intl.formatMessage(SUMMARY_MESSAGES.journeys),
            value: intl.formatNumber(summary.totalJourneys),
          },
          {
            label: intl.formatMessage(SUMMARY_MESSAGES.distance),
            value: formats.distance(summary.totalDistanceKm),
          },
          {
            label: intl.formatMessage(SUMMARY_MESSAGES.average),
            value: summary.totalJourneys === 0 ? '--' : formats.speed(summary.averageSpeedKmh),
          },
          {
            label: intl.formatMessage(SUMMARY_MESSAGES.safe),
            value:
              summary.totalJourneys === 0
                ? '--'
                : intl.formatNumber(summary.safeDrivingPercentage / 100, { style: 'percent' }),
          },
        ]}
      />
    </>
  );
}

function Comparison({ count, before }: { count: number; before: number }) {
  const intl = useIntl();
  const text =
    count === before
      ? SUMMARY_MESSAGES.same
      : count > before
        ? SUMMARY_MESSAGES.more
        : SUMMARY_MESSAGES.fewer;
  return intl.formatMessage(text, { count: Math.abs(count - before) });
}

function SummarySkeleton() {
  return (
    <Skeleton>
      <Flex direction="column" gap="4">
        <SkeletonBlock h="4" borderRadius="full" />
        <SkeletonBlock h="12" w="80%" />
        <SkeletonBlock h={CHART_HEIGHT} />
        <SkeletonBlock h="24" />
      </Flex>
    </Skeleton>
  );
}
