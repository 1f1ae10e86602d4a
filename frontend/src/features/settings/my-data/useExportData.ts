import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { downloadFile } from '../../../lib/download-file';
import { MY_DATA_MESSAGES } from '../form/messages';

/** Address of everything of the signed-in citizen as one file. */
export const EXPORT_ADDRESS = '/api/me/export.json';
const DEFAULT_NAME = 'wakafine-my-data.json';

/** Fetches everything of the user as a file; `fault` is the sentence that says why it could not. */
export function useExportData() {
  const { formatMessage } = useIntl();
  const [isExporting, setIsExporting] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function exportData(): Promise<void> {
    if (isExporting) {
      return;
    }
    setIsExporting(true);
    setFault(null);
    try {
      const response = await fetch(EXPORT_ADDRESS, { credentials: 'same-origin' });
      if (response.ok) {
        downloadFile(await response.blob(), nameOf(response));
        notify({
          kind: 'success',
          title: formatMessage(MY_DATA_MESSAGES.done),
          text: formatMessage(MY_DATA_MESSAGES.doneText),
        });
      } else {
        setFault(formatMessage(MY_DATA_MESSAGES.failed));
      }
    } catch {
      setFault(formatMessage(MY_DATA_MESSAGES.offline));
    }
    setIsExporting(false);
  }
  return { exportData, isExporting, fault };
}

function nameOf({ headers }: Response): string {
  const [, name] = /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name ?? DEFAULT_NAME;
}
