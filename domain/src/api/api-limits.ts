import { DAY_MS, MINUTE_MS } from '../units';
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

/** A budget that is spent: its points, the time that they are for, and when the same call is accepted again. */
export interface SpentBudget {
  readonly limit: number;
  readonly windowMs: number;
  /** ISO 8601, UTC. */
  readonly retryAt: string;
}

/** Sentence of a refusal, in English as all of the API's. */
export function spentBudgetSentence({ limit, windowMs, retryAt }: SpentBudget): string {
  return `At most ${limit.toLocaleString('en')} points ${windowWords(windowMs)}. Try again at ${retryAt}.`;
}

function windowWords(windowMs: number): string {
  if (windowMs === DAY_MS) {
    return 'a day';
  }
  return windowMs === MINUTE_MS ? 'a minute' : `in ${windowMs / 1_000} seconds`;
}
