import type { MessageDescriptor } from 'react-intl';
import { ERROR_MESSAGES, type ErrorCode } from '../../../lib/errors/error-messages';
import { NOTICE_MESSAGES } from '../context/messages';

/** Message for a failed start: the server's reason where it gave one that helps. */
export function startFault(code: ErrorCode): MessageDescriptor {
  if (code === 'CONFLICT') {
    return NOTICE_MESSAGES.alreadyActive;
  }
  const isGeneral = code === 'NETWORK' || code === 'INTERNAL' || code === 'BAD_USER_INPUT';
  return isGeneral ? NOTICE_MESSAGES.startFailed : ERROR_MESSAGES[code];
}
