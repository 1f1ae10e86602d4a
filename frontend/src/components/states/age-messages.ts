import { defineTexts } from '../../lib/i18n/define-texts';

/** Age of the shown data, and the parts that are missing. */
export const AGE_MESSAGES = defineTexts({
  today: {
    id: 'common.lastUpdated.today',
    defaultMessage: 'Last updated {time}',
    description: 'Line under the title of a page with data from the phone: when they came; time is formatted',
  },
  before: {
    id: 'common.lastUpdated.before',
    defaultMessage: 'Last updated {date} · {time}',
    description: 'The same for data of an earlier day; date and time are formatted',
  },
  missingTitle: {
    id: 'common.notKept.title',
    defaultMessage: 'Not on this phone yet',
    description: 'Instead of what was never loaded on this phone, while the server is not reached',
  },
  missingText: {
    id: 'common.notKept.text',
    defaultMessage: 'It is loaded as soon as there is a network.',
    description: 'Sentence under it: it is loaded as soon as the network is back',
  },
});
