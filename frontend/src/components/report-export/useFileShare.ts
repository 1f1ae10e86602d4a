import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { useIntl } from 'react-intl';
import { notify } from '../surface/toaster';
import { downloadFile } from '../../lib/download-file';
import { PDF_MESSAGES } from '../../lib/pdf/messages';
import { EXPORT_MESSAGES } from './messages';

export type ExportKind = 'pdf' | 'csv';

export interface FileShare {
  /** Hands the file to the browser's downloads, and says so. */
  passOn(file: Blob, kind: ExportKind): void;
  /** Passes the PDF to the phone's own sheet for sharing; to the downloads where that does not accept it. */
  share(file: Blob): Promise<void>;
  /** Whether there is such a sheet that takes files. */
  readonly canShare: boolean;
}

/** Outcome for a file. */
export function useFileShare(): FileShare {
  const intl = useIntl();

  function nameOf(kind: ExportKind, nowMs: number): string {
    const date = isoDay(civilDayOf(nowMs));
    return `${intl.formatMessage(EXPORT_MESSAGES.fileName, { date })}.${kind}`;
  }

  function passOn(file: Blob, kind: ExportKind): void {
    downloadFile(file, nameOf(kind, Date.now()));
    notify({
      kind: 'success',
      title: intl.formatMessage(PDF_MESSAGES.doneTitle),
      text: intl.formatMessage(kind === 'pdf' ? PDF_MESSAGES.doneText : EXPORT_MESSAGES.csvDone),
    });
  }

  async function share(file: Blob): Promise<void> {
    try {
      await navigator.share({ files: [new File([file], nameOf('pdf', Date.now()), { type: file.type })] });
    } catch (error) {
      // Anyone who closes the phone's own sheet wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        passOn(file, 'pdf');
      }
    }
  }

  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [sampleFile()] });
  return { passOn, share, canShare };
}

/** Browsers answer by an example whether they share files of a kind. */
const sampleFile = () => new File([], 'sample.pdf', { type: 'application/pdf' });
