import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { ReportChoice } from '../../../components/report-export/collect-report';
import { ExportSheet } from '../../../components/report-export/ExportSheet';
import { useReportExport } from '../../../components/report-export/useReportExport';
import { ExportButton } from '../../kit/exports/ExportButton';
import { STAFF_REPORTS_MESSAGES } from './messages';

const EVERYTHING: ReportChoice = { period: 'ALL', filter: {} };
/** Rows of a PDF, as the document itself has them; that is fetched only when one is made. */
const PDF_ROWS = 2_000;

/** Everything as a file: the violations as a PDF to look at, violations and incidents as data. */
export function FullExport() {
  const { formatMessage } = useIntl();
  const state = useReportExport(EVERYTHING, STAFF_REPORTS_MESSAGES.pdfFailed);
  return (
    <Card display="flex" flexDirection="column" gap="3" borderRadius={{ md: '12px' }}>
      <Box>
        <Heading as="h2" textStyle="strong" fontWeight="bold">
          {formatMessage(STAFF_REPORTS_MESSAGES.full)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(STAFF_REPORTS_MESSAGES.fullHint, { most: PDF_ROWS })}
        </Text>
      </Box>
      <Flex direction={{ base: 'column', md: 'row' }} wrap={{ md: 'wrap' }} gap="2" mt="auto">
        <Button size="sm" minH={{ base: '12', md: '9' }} onClick={() => void state.start('pdf')}>
          <FileText size={16} aria-hidden />
          {formatMessage(STAFF_REPORTS_MESSAGES.pdf)}
        </Button>
        <ExportButton
          kind="VIOLATIONS"
          filter={{}}
          filterWords={[]}
          label={formatMessage(STAFF_REPORTS_MESSAGES.violations)}
        />
        <ExportButton
          kind="INCIDENTS"
          filter={{}}
          filterWords={[]}
          label={formatMessage(STAFF_REPORTS_MESSAGES.incidents)}
        />
      </Flex>
      <ExportSheet state={state} />
    </Card>
  );
}
