import { MAX_COST } from './field-costs';

/** Points that anyone without a key may spend at once, and those that come back each second. A plain read or push is one. */
export const DEFAULT_BUDGET = { burst: 200, perSecond: 40 } as const;
/** Longest document of GraphQL in tokens; the app's own longest has a tenth of it. */
export const MAX_TOKENS = 2_000;
/** Size of a document for anyone who has a session or a key; the app's own deepest document has 6 levels. */
export const SIGNED_IN_DOCUMENT = {
  fields: MAX_COST,
  depth: 10,
  nesting: 20,
  aliases: 15,
  directives: 20,
} as const;
/** Size of a document for visitors: every document of the app fits. */
export const VISITOR_DOCUMENT = { ...SIGNED_IN_DOCUMENT, fields: 100, depth: 6 } as const;
