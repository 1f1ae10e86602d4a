import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of proving the own mobile number. */
export const PROOF_MESSAGES = defineTexts({
  title: { id: 'proof.title', description: 'Heading of the reminder on the home page' },
  why: { id: 'proof.why', description: 'What a proof is good for, above the button' },
  send: { id: 'proof.send', description: 'Button that has a code sent to the own number' },
  later: { id: 'proof.later', description: 'Button that puts the reminder away for seven days' },
  sent: { id: 'proof.sent', description: 'Above the code; number is the own phone number' },
  notSent: {
    id: 'proof.notSent',
    description:
      'The same after two messages in an hour: no other one was sent; number is the own phone number',
  },
  submit: { id: 'proof.submit', description: 'Button that sends the code' },
  done: { id: 'proof.done', description: 'Notice after the proof' },
  section: { id: 'proof.section', description: 'Heading in the profile' },
  proven: { id: 'proof.proven', description: 'In the profile, once the number is proven' },
  failed: {
    id: 'proof.failed',
    description: 'The proof failed for a reason that nobody can say anything about',
  },
});
