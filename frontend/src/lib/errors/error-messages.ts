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

/** Message for a code, unless the screen has a better sentence for it. */
export const ERROR_MESSAGES: Record<ErrorCode, MessageDescriptor> = defineTexts({
  BAD_USER_INPUT: {
    id: 'errors.badUserInput',
    defaultMessage: 'Something in what you typed is not right. Check it and try again.',
    description: 'The server refused what was typed',
  },
  UNAUTHENTICATED: {
    id: 'errors.unauthenticated',
    defaultMessage: 'Your session has ended. Please sign in again.',
    description: 'The session has ended',
  },
  FORBIDDEN: {
    id: 'errors.forbidden',
    defaultMessage: 'You do not have permission to do this.',
    description: 'The signed-in user may not do this',
  },
  NOT_FOUND: {
    id: 'errors.notFound',
    defaultMessage: 'This was not found.',
    description: 'The thing asked for does not exist, or is not yours',
  },
  METHOD_NOT_ALLOWED: {
    id: 'errors.methodNotAllowed',
    defaultMessage: 'This is not possible here.',
    description: 'The server does not know this request',
  },
  CONFLICT: {
    id: 'errors.conflict',
    defaultMessage: 'This has changed or exists already. Reload and try again.',
    description: 'The thing has changed or exists already',
  },
  PAYLOAD_TOO_LARGE: {
    id: 'errors.payloadTooLarge',
    defaultMessage: 'Too much was sent at once.',
    description: 'Too much was sent at once',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    id: 'errors.unsupportedMediaType',
    defaultMessage: 'The server cannot read this kind of data.',
    description: 'The server cannot read this kind of data',
  },
  IDEMPOTENCY_MISMATCH: {
    id: 'errors.idempotencyMismatch',
    defaultMessage: 'This was already sent with other content.',
    description: 'The same thing was sent before with other content',
  },
  RATE_LIMITED: {
    id: 'errors.rateLimited',
    defaultMessage: 'Too many tries. Wait a little, then try again.',
    description: 'Too many requests or tries',
  },
  INTERNAL: {
    id: 'errors.internal',
    defaultMessage: 'The server had a problem. Please try again.',
    description: 'A fault of the server',
  },
  UNAVAILABLE: {
    id: 'errors.unavailable',
    defaultMessage: 'The service is busy or restarting. Try again in a moment.',
    description: 'The server is restarting or overloaded',
  },
  NETWORK: {
    id: 'errors.network',
    defaultMessage: 'No answer from the server. Check your network.',
    description: 'No answer came: no network, or the server is down',
  },
});
