import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the API keys in the system settings. */
export const API_KEY_MESSAGES = defineTexts({
  title: {
    id: 'system.apiKeys.title',
    defaultMessage: 'API keys',
    description: 'Heading of the list of API keys, in the system settings of staff',
  },
  text: {
    id: 'system.apiKeys.text',
    defaultMessage:
      'Keys to the data of an agency or of the authority work once a second person has approved them. Every decision is in the audit log.',
    description: 'Below the heading of the list of API keys',
  },
  failed: {
    id: 'system.apiKeys.failed',
    defaultMessage: 'The API keys could not be loaded.',
    description: 'In place of the list of API keys',
  },
  none: {
    id: 'system.apiKeys.none',
    defaultMessage: 'No key works or waits for a decision.',
    description: 'In place of the list of API keys',
  },
  ownerOfAgency: {
    id: 'system.apiKeys.ownerOfAgency',
    defaultMessage: '{owner}, {agency}',
    description: 'Who has an API key: a name, and the transport agency that they work for',
  },
  own: {
    id: 'system.apiKeys.own',
    defaultMessage: 'You have asked for this one: somebody else decides on it.',
    description: 'In place of the buttons for one’s own API key',
  },
  approve: {
    id: 'system.apiKeys.approve',
    defaultMessage: 'Approve',
    description: 'Button that approves an API key',
  },
  approveNamed: {
    id: 'system.apiKeys.approveNamed',
    defaultMessage: 'Approve the key {name}',
    description: 'For screen readers: button that approves an API key; {name} is its name',
  },
  refuse: {
    id: 'system.apiKeys.refuse',
    defaultMessage: 'Refuse',
    description: 'Button that refuses an API key',
  },
  refuseNamed: {
    id: 'system.apiKeys.refuseNamed',
    defaultMessage: 'Refuse the key {name}',
    description: 'For screen readers: button that refuses an API key; {name} is its name',
  },
  end: {
    id: 'system.apiKeys.end',
    defaultMessage: 'End the key',
    description: 'Button that ends an API key for good',
  },
  endNamed: {
    id: 'system.apiKeys.endNamed',
    defaultMessage: 'End the key {name}',
    description: 'For screen readers: button that ends an API key for good; {name} is its name',
  },
});
