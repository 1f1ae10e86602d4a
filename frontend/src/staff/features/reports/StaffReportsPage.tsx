import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { DailyReports } from './DailyReports';
import { FullExport } from './FullExport';
import { PeriodLinks } from './PeriodLinks';

/** Reports: of today, this month and this year, files of everything, and what was made by night. */
export function StaffReportsPage() {
  const { formatMessage } = useIntl();
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.reports)} isFilled>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="3"
      >
        <PeriodLinks />
        <FullExport />
      </Box>
      <DailyReports />
    </StaffScreen>
  );
}
