import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { notify } from '../surface/toaster';
import { useProofText } from '../violation/useProofText';
import { useLoadPlaceText } from '../../lib/gazetteer/usePlaceText';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { languageChoice } from '@wakafine/domain/people/languages';
import { PDF_MESSAGES } from '../../lib/pdf/messages';
import { pdfMaker } from '../../lib/pdf/pdf-maker';
import { useFileJob, type FileJobState, type MakeFile } from '../../lib/useFileJob';
import { collectReport, type CollectedReport, type ReportChoice } from './collect-report';
import { EXPORT_MESSAGES } from './messages';
import { useFileShare, type ExportKind } from './useFileShare';

export interface ReportExportState {
  /** File in course or done; null while the sheet is closed. */
  readonly kind: ExportKind | null;
  readonly job: FileJobState;
  /** Message of a PDF that could not be made. */
  readonly pdfFailure: MessageDescriptor;
  start(kind: ExportKind): Promise<void>;
  /** Ends what is being made, and closes. */
  close(): void;
}

/** Nothing is left of what was asked for. */
class NoRows extends Error {}

/** Makes the files of a report. What it takes to draw a PDF is fetched when one is asked for. */
export function useReportExport(
  choice: ReportChoice,
  pdfFailure: MessageDescriptor = PDF_MESSAGES.failedText,
): ReportExportState {
  const intl = useIntl();
  const client = useApolloClient();
  const loadPlaceText = useLoadPlaceText();
  const proofText = useProofText();
  const language = languageChoice(useLanguage().language);
  const { passOn } = useFileShare();
  const { state: job, start: startJob, cancel } = useFileJob();
  const [kind, setKind] = useState<ExportKind | null>(null);

  async function collect(
    limit: number,
    ...[signal, onShare]: Parameters<MakeFile>
  ): Promise<CollectedReport> {
    const report = await collectReport(client, { choice, limit, signal, onShare });
    if (report.rows.length === 0) {
      throw new NoRows();
    }
    return report;
  }

  const makers: Record<ExportKind, MakeFile> = {
    pdf: pdfMaker(async (...tools) => {
      const { DOCUMENT_ROWS, reportContent } = await import('./report-content');
      const placeText = await loadPlaceText();
      const words = { intl, placeText, proofText };
      return reportContent(await collect(DOCUMENT_ROWS, ...tools), { ...words, choice });
    }),
    csv: async (...tools) => {
      const { reportCsvFile } = await import('./report-csv-file');
      const placeText = await loadPlaceText();
      return reportCsvFile((await collect(Infinity, ...tools)).rows, { intl, language, placeText });
    },
  };

  async function start(wanted: ExportKind): Promise<void> {
    setKind(wanted);
    const end = await startJob(makers[wanted]);
    if (end.kind === 'done' && wanted === 'csv') {
      close();
      passOn(end.file, wanted);
    } else if (end.kind === 'failed' && end.error instanceof NoRows) {
      close();
      notify({
        kind: 'error',
        title: intl.formatMessage(EXPORT_MESSAGES.noDataTitle),
        text: intl.formatMessage(EXPORT_MESSAGES.noDataText),
      });
    } else if (end.kind === 'failed') {
      window.reportError(end.error);
      notify({
        kind: 'error',
        title: intl.formatMessage(PDF_MESSAGES.failedTitle),
        text: intl.formatMessage(wanted === 'pdf' ? pdfFailure : EXPORT_MESSAGES.csvFailed),
      });
    }
  }

  function close(): void {
    cancel();
    setKind(null);
  }

  return { kind, job, pdfFailure, start, close };
}
