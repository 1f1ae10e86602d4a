import { defineTexts } from '../i18n/define-texts';

/** Texts around every PDF that the app makes. */
export const PDF_MESSAGES = defineTexts({
  service: {
    id: 'pdf.service',
    defaultMessage: 'WakaFine · national road-safety service',
    description: 'Name of the service at the foot of each page',
  },
  page: {
    id: 'pdf.page',
    defaultMessage: 'Page {page} of {count}',
    description: 'At the foot of each page; page and count are numbers',
  },
  generated: {
    id: 'pdf.generated',
    defaultMessage: 'Generated on {time}',
    description: 'When the file was made; time is a date with hours',
  },
  making: {
    id: 'pdf.making',
    defaultMessage: 'Making the PDF',
    description: 'Beside a progress bar: the file is being made',
  },
  cancel: {
    id: 'pdf.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that ends the making of a file',
  },
  doneTitle: {
    id: 'pdf.done.title',
    defaultMessage: 'Export Successful',
    description: 'Notice: the file has been made and downloaded',
  },
  doneText: {
    id: 'pdf.done.text',
    defaultMessage: 'PDF report has been generated and downloaded.',
    description: 'Second line of that notice',
  },
  failedTitle: {
    id: 'pdf.failed.title',
    defaultMessage: 'Export Failed',
    description: 'Notice: the file could not be made',
  },
  failedText: {
    id: 'pdf.failed.text',
    defaultMessage: 'Could not generate PDF report. Please try again.',
    description: 'Second line of that notice',
  },
});

/** The preview of a PDF. */
export const PREVIEW_MESSAGES = defineTexts({
  label: {
    id: 'pdf.preview.label',
    defaultMessage: 'Preview of the PDF',
    description: 'Name of the preview, for screen readers',
  },
  before: {
    id: 'pdf.preview.before',
    defaultMessage: 'Previous page',
    description: 'Button to the page before',
  },
  after: { id: 'pdf.preview.after', defaultMessage: 'Next page', description: 'Button to the next page' },
  larger: {
    id: 'pdf.preview.larger',
    defaultMessage: 'Enlarge',
    description: 'Button that enlarges the page',
  },
  smaller: {
    id: 'pdf.preview.smaller',
    defaultMessage: 'Whole page',
    description: 'Button that shows the whole page again',
  },
  failed: {
    id: 'pdf.preview.failed',
    defaultMessage: 'The preview can’t be shown. The file itself is ready.',
    description: 'The preview could not be shown; the file is there',
  },
});
