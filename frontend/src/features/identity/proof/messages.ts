import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of proving the own mobile number. */
export const PROOF_MESSAGES = defineTexts({
  title: {
    id: 'proof.title',
    defaultMessage: 'Prove your number',
    description: 'Heading of the reminder on the home page',
  },
  why: {
    id: 'proof.why',
    defaultMessage:
      'A code by SMS shows that this number is yours. Until then, nothing you send counts for others.',
    description: 'What a proof is good for, above the button',
  },
  send: {
    id: 'proof.send',
    defaultMessage: 'Send me a code',
    description: 'Button that has a code sent to the own number',
  },
  later: {
    id: 'proof.later',
    defaultMessage: 'Remind me in a week',
    description: 'Button that puts the reminder away for seven days',
  },
  sent: {
    id: 'proof.sent',
    defaultMessage: 'We sent a code to {number}.',
    description: 'Above the code; number is the own phone number',
  },
  notSent: {
    id: 'proof.notSent',
    defaultMessage: 'No more SMS for now. Use the code that came last to {number}.',
    description:
      'The same after two messages in an hour: no other one was sent; number is the own phone number',
  },
  submit: { id: 'proof.submit', defaultMessage: 'Prove number', description: 'Button that sends the code' },
  done: { id: 'proof.done', defaultMessage: 'Your number is proven', description: 'Notice after the proof' },
  section: { id: 'proof.section', defaultMessage: 'Your number', description: 'Heading in the profile' },
  proven: {
    id: 'proof.proven',
    defaultMessage: 'Proven with a code by SMS',
    description: 'In the profile, once the number is proven',
  },
  failed: {
    id: 'proof.failed',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'The proof failed for a reason that nobody can say anything about',
  },
});
