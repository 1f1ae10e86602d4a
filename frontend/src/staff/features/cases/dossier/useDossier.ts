import { useIntl } from 'react-intl';
import { notify } from '../../../../components/surface/toaster';
import { useProofText } from '../../../../components/violation/useProofText';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import { downloadFile } from '../../../../lib/download-file';
import type { CheckedProof } from '../../../../lib/evidence/check-proof';
import { useLoadPlaceText } from '../../../../lib/gazetteer/usePlaceText';
import { useLanguage } from '../../../../lib/i18n/LanguageProvider';
import { PDF_MESSAGES } from '../../../../lib/pdf/messages';
import { pdfMaker } from '../../../../lib/pdf/pdf-maker';
import { useFileJob } from '../../../../lib/useFileJob';

export interface DossierMaker {
  isMaking: boolean;
  /** Makes the file and hands it to the browser's downloads. */
  make: () => Promise<void>;
}

/** Makes the dossier of a case as a PDF; the record is null where there is none or it could not be fetched. */
export function useDossier(known: StaffCaseFragment, proof: CheckedProof | null): DossierMaker {
  const intl = useIntl();
  const { language } = useLanguage();
  const { state, start } = useFileJob();
  const loadPlaceText = useLoadPlaceText();
  const proofText = useProofText();

  async function make(): Promise<void> {
    const gather = async () => {
      const { dossierContent } = await import('./dossier-content');
      const placeText = await loadPlaceText();
      return dossierContent({ known, proof, intl, language, placeText, proofText, generatedAt: new Date() });
    };
    const end = await start(pdfMaker(gather));
    if (end.kind === 'done') {
      downloadFile(end.file, `wakafine-${known.number}.pdf`);
      notify({
        kind: 'success',
        title: intl.formatMessage(PDF_MESSAGES.doneTitle),
        text: intl.formatMessage(PDF_MESSAGES.doneText),
      });
    }
    if (end.kind === 'failed') {
      window.reportError(end.error);
      notify({
        kind: 'error',
        title: intl.formatMessage(PDF_MESSAGES.failedTitle),
        text: intl.formatMessage(PDF_MESSAGES.failedText),
      });
    }
  }

  return { isMaking: state.kind === 'working', make };
}
