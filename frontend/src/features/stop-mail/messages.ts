import { defineTexts } from '../../lib/i18n/define-texts';

/** The page that ends mails by their link. */
export const STOP_MAIL_MESSAGES = defineTexts({
  title: {
    id: 'stop-mail.title',
    defaultMessage: 'No more of these mails?',
    description: 'Title of the page that a link in a mail opens',
  },
  intro: {
    id: 'stop-mail.intro',
    defaultMessage: 'This link is from a mail with figures of the road-safety dashboard.',
    description: 'Below that title',
  },
  stop: {
    id: 'stop-mail.stop',
    defaultMessage: 'Stop these mails',
    description: 'Button: ends the mails whose link was opened',
  },
  stopped: {
    id: 'stop-mail.stopped',
    defaultMessage: 'These mails have ended.',
    description: 'Something has ended',
  },
  none: {
    id: 'stop-mail.none',
    defaultMessage: 'There is nothing to stop: these mails have ended, or the link is not whole.',
    description: 'A link does nothing',
  },
});
