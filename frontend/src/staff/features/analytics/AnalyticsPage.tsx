import { Box, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { useFormats } from '../../../lib/format/format';
import { ExportButton } from '../../kit/exports/ExportButton';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { BeforeAfterCard } from './BeforeAfterCard';
import { OVERVIEW_MEASURES } from '@wakafine/domain/views/overview-sentence';
import { ANALYTICS_MESSAGES, MEASURE_MESSAGES } from './messages';
import { RoadFigures } from './RoadFigures';
import { AnalyticsTabs } from './tabs/AnalyticsTabs';
import { ViewsBar } from './views/ViewsBar';
import { TimeFigures } from './TimeFigures';
import { firstMomentOf, useAnalyticsView, type AnalyticsView } from './useAnalyticsView';

/** Violations and incidents by time, road, agency and kind of vehicle, hotspots, and before and after a day. */
export function AnalyticsPage() {
  const { formatMessage } = useIntl();
  const view = useAnalyticsView();
  return (
    <StaffScreen
      title={formatMessage(STAFF_PAGE_MESSAGES.analytics)}
      exportAction={<BarActions view={view} />}
    >
      <AnalyticsTabs current="overview" />
      <Flex wrap="wrap" gap="3" align="center">
        <Box flex="1" minW="0" maxW={{ md: '40rem' }}>
          <Segmented
            label={formatMessage(ANALYTICS_MESSAGES.measure)}
            isLabelHidden
            isCompact
            value={view.measure}
            onChange={view.setMeasure}
            choices={OVERVIEW_MEASURES.map((value) => ({
              value,
              label: formatMessage(MEASURE_MESSAGES[value]),
            }))}
          />
        </Box>
        <ViewsBar page="OVERVIEW" sentence={view.query} />
      </Flex>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="3"
      >
        <TimeFigures view={view} />
        <RoadFigures view={view} />
        <BeforeAfterCard view={view} />
      </Box>
    </StaffScreen>
  );
}

/** Period of the figures, and the violations of that time as a file. */
function BarActions({ view }: { view: AnalyticsView }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const from = firstMomentOf(view.days);
  return (
    <>
      <Box minW={{ base: '168px', md: '216px' }} flex={{ base: '1', md: 'none' }}>
        <Segmented
          label={formatMessage(ANALYTICS_MESSAGES.range)}
          isLabelHidden
          isCompact
          value={view.range}
          onChange={view.setRange}
          choices={[
            { value: '7d', label: formatMessage(ANALYTICS_MESSAGES.range7d) },
            { value: '30d', label: formatMessage(ANALYTICS_MESSAGES.range30d) },
            { value: '90d', label: formatMessage(ANALYTICS_MESSAGES.range90d) },
          ]}
        />
      </Box>
      <ExportButton
        kind="VIOLATIONS"
        filter={{ from }}
        filterWords={[formatMessage(ANALYTICS_MESSAGES.since, { date: formats.date(from) })]}
      />
    </>
  );
}
