import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Certainty of an incident, for staff. */
export const CROWD_CARD_MESSAGES = defineTexts({
  title: {
    id: 'inbox.crowd.title',
    defaultMessage: 'How sure it is',
    description: 'Title of the card with what independent people make of an incident',
  },
  text: {
    id: 'inbox.crowd.text',
    defaultMessage:
      'Apart from the verdict of the crowd reports. Drivers ahead are told once it is confirmed.',
    description: 'Below the title: how this differs from the other verdict',
  },
  confidence: {
    id: 'inbox.crowd.confidence',
    defaultMessage: '{share} sure',
    description: 'How sure it is; share is a percentage',
  },
});

/** Its sources. */
export const CROWD_PART_MESSAGES = defineTexts({
  STAFF_CONFIRMED: {
    id: 'inbox.crowdPart.staffConfirmed',
    defaultMessage: 'Staff confirmed it.',
    description: 'Part of why an incident is so sure',
  },
  INDEPENDENT_THERE: {
    id: 'inbox.crowdPart.independentThere',
    defaultMessage:
      '{count, plural, one {# independent voice says} other {# independent voices say}} that it is there, together worth {weight}.',
    description: 'Part of why an incident is so sure; weight is a number such as 1.5',
  },
  INDEPENDENT_GONE: {
    id: 'inbox.crowdPart.independentGone',
    defaultMessage:
      '{count, plural, one {# independent voice says} other {# independent voices say}} that it is gone, together worth {weight}.',
    description: 'Part of why an incident is so sure; weight is a number such as 1.5',
  },
  SHARED: {
    id: 'inbox.crowdPart.shared',
    defaultMessage:
      '{count, plural, one {# account shares} other {# accounts share}} a phone or vehicle with another and is counted with it.',
    description: 'Part of why an incident is so sure',
  },
  UNPROVEN: {
    id: 'inbox.crowdPart.unproven',
    defaultMessage:
      '{count, plural, one {# account weighs} other {# accounts weigh}} nothing: number not proven, or suspended.',
    description: 'Part of why an incident is so sure',
  },
  OVER_BUDGET: {
    id: 'inbox.crowdPart.overBudget',
    defaultMessage:
      '{count, plural, one {# account has} other {# accounts have}} said too much that day and weighs less or nothing.',
    description: 'Part of why an incident is so sure',
  },
  RECORD: {
    id: 'inbox.crowdPart.record',
    defaultMessage:
      'By earlier decisions of staff, {weight} of what these people report is expected to be true.',
    description: 'Part of why an incident is so sure; weight is a percentage',
  },
  AGE: {
    id: 'inbox.crowdPart.age',
    defaultMessage:
      '{count, plural, one {# minute} other {# minutes}} since the last word: {weight} of it is left.',
    description: 'Part of why an incident is so sure; weight is a percentage',
  },
});
