import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../i18n/define-texts';

/** Every code that the server answers with; NETWORK is ours, for an answer that never came. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'NETWORK';

/** What the user reads for a code, unless the screen has a better sentence for it. */
export const ERROR_MESSAGES: Record<ErrorCode, MessageDescriptor> = defineTexts({
  BAD_USER_INPUT: { id: 'errors.badUserInput', description: 'The server refused what was typed' },
  UNAUTHENTICATED: { id: 'errors.unauthenticated', description: 'The session has ended' },
  FORBIDDEN: { id: 'errors.forbidden', description: 'The signed-in user may not do this' },
  NOT_FOUND: { id: 'errors.notFound', description: 'The thing asked for does not exist, or is not yours' },
  METHOD_NOT_ALLOWED: { id: 'errors.methodNotAllowed', description: 'The server does not know this request' },
  CONFLICT: { id: 'errors.conflict', description: 'The thing has changed or exists already' },
  PAYLOAD_TOO_LARGE: { id: 'errors.payloadTooLarge', description: 'Too much was sent at once' },
  UNSUPPORTED_MEDIA_TYPE: {
    id: 'errors.unsupportedMediaType',
    description: 'The server cannot read this kind of data',
  },
  IDEMPOTENCY_MISMATCH: {
    id: 'errors.idempotencyMismatch',
    description: 'The same thing was sent before with other content',
  },
  RATE_LIMITED: { id: 'errors.rateLimited', description: 'Too many requests or tries' },
  INTERNAL: { id: 'errors.internal', description: 'A fault of the server' },
  UNAVAILABLE: { id: 'errors.unavailable', description: 'The server is restarting or overloaded' },
  NETWORK: { id: 'errors.network', description: 'No answer came: no network, or the server is down' },
});
