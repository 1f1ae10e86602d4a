import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the page of limits. */
export const LIMIT_MESSAGES = defineTexts({
  title: {
    id: 'developers.limits.title',
    defaultMessage: 'Limits',
    description: 'Title of the page of limits',
  },
  intro: {
    id: 'developers.limits.intro',
    defaultMessage:
      'Every answer says what is left, in the header RateLimit and in extensions.cost. Nobody else pays for what you spend.',
    description: 'Under the title; names of the API',
  },
  budgets: {
    id: 'developers.limits.budgets',
    defaultMessage: 'Points in a time',
    description: 'Heading of a table of limits',
  },
  sizes: {
    id: 'developers.limits.sizes',
    defaultMessage: 'Sizes and numbers',
    description: 'Heading of a table of limits',
  },
  caller: {
    id: 'developers.limits.caller',
    defaultMessage: 'Who is counted',
    description: 'Head of a column',
  },
  thing: {
    id: 'developers.limits.thing',
    defaultMessage: 'Counted thing',
    description: 'Head of a column',
  },
  limit: {
    id: 'developers.limits.limit',
    defaultMessage: 'At most',
    description: 'Head of a column',
  },
  refusal: {
    id: 'developers.limits.refusal',
    defaultMessage: 'What a refusal says',
    description: 'Head of a column',
  },
  anyone: {
    id: 'developers.limits.anyone',
    defaultMessage: 'A session, a known device, or the address of a visitor',
    description: 'Row of the table of limits',
  },
  anyoneLimit: {
    id: 'developers.limits.anyoneLimit',
    defaultMessage: '{burst} points at once, {perSecond} more each second',
    description: 'A limit, in the table of limits; what stands in braces are numbers',
  },
  anyoneRefusal: {
    id: 'developers.limits.anyoneRefusal',
    defaultMessage: '429 RATE_LIMITED with limit {burst}, windowS {seconds}, resetAt and Retry-After',
    description: 'What a refusal says, in the table of limits',
  },
  keyMinute: {
    id: 'developers.limits.keyMinute',
    defaultMessage: 'A key, each minute',
    description: 'Row of the table of limits',
  },
  keyMinuteLimit: {
    id: 'developers.limits.keyMinuteLimit',
    defaultMessage: '{points} points',
    description: 'A limit, in the table of limits; what stands in braces are numbers',
  },
  keyMinuteRefusal: {
    id: 'developers.limits.keyMinuteRefusal',
    defaultMessage: '429 RATE_LIMITED with limit {points}, windowS 60, resetAt and Retry-After',
    description: 'What a refusal says, in the table of limits',
  },
  keyDay: {
    id: 'developers.limits.keyDay',
    defaultMessage: 'A key, each day from 00:00 in Cameroon',
    description: 'Row of the table of limits',
  },
  keyDayLimit: {
    id: 'developers.limits.keyDayLimit',
    defaultMessage: '{points} points',
    description: 'A limit, in the table of limits; what stands in braces are numbers',
  },
  keyDayRefusal: {
    id: 'developers.limits.keyDayRefusal',
    defaultMessage: '429 RATE_LIMITED with limit {points}, windowS 86400, resetAt and Retry-After',
    description: 'What a refusal says, in the table of limits',
  },
  sample: {
    id: 'developers.limits.sample',
    defaultMessage: 'A refusal',
    description: 'Heading over an answer',
  },
  sampleText: {
    id: 'developers.limits.sampleText',
    defaultMessage:
      'The answer to a key that has spent its minute. Wait as Retry-After says: before that, the same call is refused again.',
    description: 'Explains that answer; Retry-After is a header',
  },
  document: {
    id: 'developers.limits.document',
    defaultMessage: 'A document of GraphQL',
    description: 'Row of the table of limits',
  },
  documentLimit: {
    id: 'developers.limits.documentLimit',
    defaultMessage: '{tokens} tokens, {fields} fields, {depth} levels, {aliases} aliases',
    description: 'A limit, in the table of limits; what stands in braces are numbers',
  },
  documentRefusal: {
    id: 'developers.limits.documentRefusal',
    defaultMessage: '400 before anything runs',
    description: 'What a refusal says, in the table of limits',
  },
  visitors: {
    id: 'developers.limits.visitors',
    defaultMessage: 'The same for visitors',
    description: 'Row of the table of limits',
  },
  visitorsLimit: {
    id: 'developers.limits.visitorsLimit',
    defaultMessage: '{fields} fields, {depth} levels, {aliases} aliases',
    description: 'A limit, in the table of limits; what stands in braces are numbers',
  },
  pages: {
    id: 'developers.limits.pages',
    defaultMessage: 'Rows of a page',
    description: 'Row of the table of limits',
  },
  pagesLimit: {
    id: 'developers.limits.pagesLimit',
    defaultMessage: '100 rows in GraphQL, 200 in REST',
    description: 'A limit, in the table of limits; what stands in braces are numbers',
  },
  pagesRefusal: {
    id: 'developers.limits.pagesRefusal',
    defaultMessage: '400 with the field',
    description: 'What a refusal says, in the table of limits',
  },
  bodies: {
    id: 'developers.limits.bodies',
    defaultMessage: 'A body',
    description: 'Row of the table of limits',
  },
  bodiesLimit: {
    id: 'developers.limits.bodiesLimit',
    defaultMessage: '16 KB in REST, 1 MB in GraphQL, 3 MB for a route',
    description: 'A limit, in the table of limits; what stands in braces are numbers',
  },
  bodiesRefusal: {
    id: 'developers.limits.bodiesRefusal',
    defaultMessage: '413 PAYLOAD_TOO_LARGE',
    description: 'What a refusal says, in the table of limits',
  },
  sockets: {
    id: 'developers.limits.sockets',
    defaultMessage: 'Open sockets of a key',
    description: 'Row of the table of limits',
  },
  socketsLimit: {
    id: 'developers.limits.socketsLimit',
    defaultMessage: '{sockets} at a time',
    description: 'A limit, in the table of limits; what stands in braces are numbers',
  },
  socketsRefusal: {
    id: 'developers.limits.socketsRefusal',
    defaultMessage: 'The next one is closed',
    description: 'What a refusal says, in the table of limits',
  },
  keys: {
    id: 'developers.limits.keys',
    defaultMessage: 'Keys and webhooks of an account',
    description: 'Row of the table of limits',
  },
  keysLimit: {
    id: 'developers.limits.keysLimit',
    defaultMessage: '{keys} keys, {webhooks} webhooks',
    description: 'A limit, in the table of limits; what stands in braces are numbers',
  },
  keysRefusal: {
    id: 'developers.limits.keysRefusal',
    defaultMessage: '409 CONFLICT: end one first',
    description: 'What a refusal says, in the table of limits',
  },
});
