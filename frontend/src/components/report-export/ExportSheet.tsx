import { Button, chakra, Flex } from '@chakra-ui/react';
import { Download, Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../states/ErrorState';
import { JobProgress } from '../JobProgress';
import { Sheet } from '../surface/Sheet';
import { SkeletonBlock } from '../states/Skeleton';
import { useReachability } from '../../lib/network/reachability';
import { PDF_MESSAGES } from '../../lib/pdf/messages';
import { EXPORT_MESSAGES } from './messages';
import { useFileShare } from './useFileShare';
import type { ReportExportState } from './useReportExport';

// What shows PDFs is heavier than the rest of the app together.
const PdfPreview = lazy(() =>
  import('../surface/PdfPreview').then((preview) => ({ default: preview.PdfPreview })),
);

/** Makes a file of a report: how far it is, then how it looks, and where it goes. */
export function ExportSheet({ state }: { state: ReportExportState }) {
  const intl = useIntl();
  const { kind, job, close } = state;
  return (
    <Sheet
      isOpen={kind !== null}
      onClose={close}
      title={intl.formatMessage(EXPORT_MESSAGES.title)}
      footer={job.kind === 'done' && <FileActions file={job.file} />}
    >
      <Flex direction="column" pb="4">
        <chakra.span role="status" srOnly>
          {job.kind === 'done' && intl.formatMessage(EXPORT_MESSAGES.ready)}
        </chakra.span>
        <ExportBody state={state} />
      </Flex>
    </Sheet>
  );
}

function ExportBody({ state }: { state: ReportExportState }) {
  const { kind, job, pdfFailure, start, close } = state;
  const intl = useIntl();
  const { isReachable } = useReachability();
  const words =
    kind === 'csv'
      ? { making: EXPORT_MESSAGES.makingCsv, failed: EXPORT_MESSAGES.csvFailed }
      : { making: PDF_MESSAGES.making, failed: pdfFailure };
  switch (job.kind) {
    case 'working':
      return <JobProgress label={intl.formatMessage(words.making)} share={job.share} onCancel={close} />;
    case 'failed':
      return (
        <ErrorState
          text={intl.formatMessage(isReachable ? words.failed : EXPORT_MESSAGES.offline)}
          onRetry={() => void start(kind ?? 'pdf')}
        />
      );
    case 'done':
      return (
        <Suspense fallback={<SkeletonBlock h="64" />}>
          <PdfPreview file={job.file} />
        </Suspense>
      );
    case 'idle':
      return null;
  }
}

function FileActions({ file }: { file: Blob }) {
  const intl = useIntl();
  const { passOn, share, canShare } = useFileShare();
  return (
    <Flex gap="3" w="full">
      {canShare && (
        <Button variant="outline" flex="1" onClick={() => void share(file)}>
          <Share2 size={20} aria-hidden />
          {intl.formatMessage(EXPORT_MESSAGES.share)}
        </Button>
      )}
      <Button flex="1" onClick={() => passOn(file, 'pdf')}>
        <Download size={20} aria-hidden />
        {intl.formatMessage(EXPORT_MESSAGES.download)}
      </Button>
    </Flex>
  );
}
