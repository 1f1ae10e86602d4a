import { readCode, typedCodeFault } from '@wakafine/domain/people/vehicle-code';
import type { MessageDescriptor } from 'react-intl';
import { NoKeyError } from '../../lib/enrolment/useEnrolment';
import { ERROR_MESSAGES } from '../../lib/errors/error-messages';
import { errorCodeOf, fieldErrorsOf, refusalOf } from '../../lib/errors/errors';
import { INVITATION_FAULTS, type InvitationFault } from './messages';

/** Fault of an invitation as typed; null when it is whole. */
export function typedInvitationFault(typed: string): InvitationFault | null {
  return typedCodeFault(typed) ?? (readCode(typed)?.kind === 'invitation' ? null : 'vehicleCode');
}

/** Reason why sending an invitation failed, where there is a sentence of its own for it; else null. */
export function sentInvitationFault(error: unknown): InvitationFault | null {
  if (error instanceof NoKeyError) {
    return 'noKey';
  }
  if (refusalOf(error)?.clientCode === 'number-not-proven') {
    return 'unproven';
  }
  const code = errorCodeOf(error);
  if (code === 'BAD_USER_INPUT') {
    return faultOfSentence(fieldErrorsOf(error).code ?? '');
  }
  if (code === 'RATE_LIMITED') {
    return 'tooMany';
  }
  return code === 'CONFLICT' ? 'enrolled' : null;
}

/** The sentence for a failure. */
export function failureText(error: unknown): MessageDescriptor {
  const fault = sentInvitationFault(error);
  return fault === null ? ERROR_MESSAGES[errorCodeOf(error)] : INVITATION_FAULTS[fault];
}

function faultOfSentence(sentence: string): InvitationFault {
  if (/is for a tracker/.test(sentence)) {
    return 'forTracker';
  }
  if (/is for a phone/.test(sentence)) {
    return 'forPhone';
  }
  return /was used/.test(sentence) ? 'used' : 'unknown';
}
