import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the page of errors. */
export const ERROR_PAGE_MESSAGES = defineTexts({
  title: {
    id: 'developers.errors.title',
    defaultMessage: 'Errors',
    description: 'Title of the page of errors',
  },
  intro: {
    id: 'developers.errors.intro',
    defaultMessage:
      'An error has one shape: a sentence for people, a code for programs, and requestId, which you name when you ask us. Sentences may change, codes do not.',
    description: 'Under the title; requestId is a name of the API',
  },
  graphql: {
    id: 'developers.errors.graphql',
    defaultMessage:
      'GraphQL has the same code, requestId and fields in extensions of each error, beside the data of what went well. A document that is refused before it runs is answered with 400.',
    description: 'Explains errors of GraphQL; names of the API',
  },
  status: {
    id: 'developers.errors.status',
    defaultMessage: 'status {status}',
    description: 'Beside a code; {status} is a number of HTTP',
  },
  sample: {
    id: 'developers.errors.sample',
    defaultMessage: 'An answer with {code}',
    description: 'For screen readers: name of an answer; {code} is a name of the API',
  },
});

/** Meaning of each code, and what to do. */
export const CODE_MESSAGES = defineTexts({
  BAD_USER_INPUT: {
    id: 'developers.code.BAD_USER_INPUT',
    defaultMessage:
      'A value is missing or out of its range. Correct what fields names; sending the same again fails again.',
    description: 'Meaning of a code, and what to do',
  },
  UNAUTHENTICATED: {
    id: 'developers.code.UNAUTHENTICATED',
    defaultMessage:
      'There is no session, or the key is wrong, expired or ended. Sign in, or use another key.',
    description: 'Meaning of a code, and what to do',
  },
  FORBIDDEN: {
    id: 'developers.code.FORBIDDEN',
    defaultMessage:
      'You are known, and may not do this. With a key, missingScope names the scope that would open it.',
    description: 'Meaning of a code, and what to do',
  },
  NOT_FOUND: {
    id: 'developers.code.NOT_FOUND',
    defaultMessage: 'It does not exist, or is not yours to see: both are answered alike.',
    description: 'Meaning of a code, and what to do',
  },
  METHOD_NOT_ALLOWED: {
    id: 'developers.code.METHOD_NOT_ALLOWED',
    defaultMessage: 'The address exists and takes another method, such as POST.',
    description: 'Meaning of a code, and what to do',
  },
  CONFLICT: {
    id: 'developers.code.CONFLICT',
    defaultMessage: 'It does not go together with what is there. Read it again, then decide.',
    description: 'Meaning of a code, and what to do',
  },
  PAYLOAD_TOO_LARGE: {
    id: 'developers.code.PAYLOAD_TOO_LARGE',
    defaultMessage: 'The body is too long, also after unpacking. Send it in parts.',
    description: 'Meaning of a code, and what to do',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    id: 'developers.code.UNSUPPORTED_MEDIA_TYPE',
    defaultMessage: 'The body is of a kind that is not read here. Most calls take application/json.',
    description: 'Meaning of a code, and what to do',
  },
  IDEMPOTENCY_MISMATCH: {
    id: 'developers.code.IDEMPOTENCY_MISMATCH',
    defaultMessage: 'The clientId was used before with other content. Use a new one for a new thing.',
    description: 'Meaning of a code, and what to do',
  },
  RATE_LIMITED: {
    id: 'developers.code.RATE_LIMITED',
    defaultMessage: 'A budget is spent. The answer names it, and when to try again.',
    description: 'Meaning of a code, and what to do',
  },
  INTERNAL: {
    id: 'developers.code.INTERNAL',
    defaultMessage: 'A fault of ours. Try again; if it stays, write to us with the requestId.',
    description: 'Meaning of a code, and what to do',
  },
  UNAVAILABLE: {
    id: 'developers.code.UNAVAILABLE',
    defaultMessage:
      'The service starts, recovers or is full. Wait as Retry-After says, and send the same with the same clientId.',
    description: 'Meaning of a code, and what to do',
  },
});
