import { Button, Flex } from '@chakra-ui/react';
import { Download, Sheet as SheetIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { notify } from '../surface/toaster';
import type { ReportChoice } from './collect-report';
import { ExportSheet } from './ExportSheet';
import { EXPORT_MESSAGES } from './messages';
import type { ExportKind } from './useFileShare';
import { useReportExport } from './useReportExport';

export interface ReportExportProps {
  /** Period and filters of the screen. */
  choice: ReportChoice;
  /** Violations that it leaves; without any there is nothing to export. */
  count: number;
}

/** Export All Reports (PDF), and the same as CSV: buttons, and the sheet in which the file is made. */
export function ReportExport({ choice, count }: ReportExportProps) {
  const intl = useIntl();
  const state = useReportExport(choice);
  const isEmpty = count === 0;

  function start(kind: ExportKind): void {
    if (isEmpty) {
      notify({
        kind: 'error',
        title: intl.formatMessage(EXPORT_MESSAGES.noDataTitle),
        text: intl.formatMessage(EXPORT_MESSAGES.noDataText),
      });
      return;
    }
    void state.start(kind);
  }

  // They answer although there is nothing to do, so that anyone who taps one learns why.
  const off = isEmpty ? ({ 'aria-disabled': true, opacity: 0.6 } as const) : {};
  return (
    <Flex direction={{ base: 'column', md: 'row' }} gap="3">
      <Button variant="outline" flex={{ md: 1 }} {...off} onClick={() => start('pdf')}>
        <Download size={20} aria-hidden />
        {intl.formatMessage(EXPORT_MESSAGES.pdf)}
      </Button>
      <Button variant="outline" flex={{ md: 1 }} {...off} onClick={() => start('csv')}>
        <SheetIcon size={20} aria-hidden />
        {intl.formatMessage(EXPORT_MESSAGES.csv)}
      </Button>
      <ExportSheet state={state} />
    </Flex>
  );
}
