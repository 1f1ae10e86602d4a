import { defineTexts } from '../i18n/define-texts';

/** Texts around every PDF that the app makes. */
export const PDF_MESSAGES = defineTexts({
  service: { id: 'pdf.service', description: 'Name of the service at the foot of each page' },
  page: { id: 'pdf.page', description: 'At the foot of each page; page and count are numbers' },
  generated: { id: 'pdf.generated', description: 'When the file was made; time is a date with hours' },
  making: { id: 'pdf.making', description: 'Beside a progress bar: the file is being made' },
  cancel: { id: 'pdf.cancel', description: 'Button that ends the making of a file' },
  doneTitle: { id: 'pdf.done.title', description: 'Notice: the file has been made and downloaded' },
  doneText: { id: 'pdf.done.text', description: 'Second line of that notice' },
  failedTitle: { id: 'pdf.failed.title', description: 'Notice: the file could not be made' },
  failedText: { id: 'pdf.failed.text', description: 'Second line of that notice' },
});

/** The preview of a PDF. */
export const PREVIEW_MESSAGES = defineTexts({
  label: { id: 'pdf.preview.label', description: 'Name of the preview, for screen readers' },
  before: { id: 'pdf.preview.before', description: 'Button to the page before' },
  after: { id: 'pdf.preview.after', description: 'Button to the next page' },
  larger: { id: 'pdf.preview.larger', description: 'Button that enlarges the page' },
  smaller: { id: 'pdf.preview.smaller', description: 'Button that shows the whole page again' },
  failed: { id: 'pdf.preview.failed', description: 'The preview could not be shown; the file is there' },
});
