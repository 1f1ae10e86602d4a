import type { MessageDescriptor } from 'react-intl';
import { clientCodeOf } from '../../../lib/errors/errors';
import { CONTEST_MESSAGES } from './case-messages';

const BY_CODE: Readonly<Record<string, MessageDescriptor>> = {
  'case-term-ended': CONTEST_MESSAGES.refusedLate,
  'case-wrong-state': CONTEST_MESSAGES.refusedBefore,
  'case-nothing-to-contest': CONTEST_MESSAGES.refusedNothing,
  'case-too-many-contested': CONTEST_MESSAGES.refusedMany,
};

/** Why a contest was refused, in words. */
export function contestFault(fault: unknown): MessageDescriptor {
  return BY_CODE[clientCodeOf(fault) ?? ''] ?? CONTEST_MESSAGES.refused;
}
