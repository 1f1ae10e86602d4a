import {
  DEFAULT_BUDGET,
  MAX_TOKENS,
  SIGNED_IN_DOCUMENT,
  VISITOR_DOCUMENT,
} from '@wakafine/domain/api/api-limits';
import { WEBHOOKS_AT_MOST } from '@wakafine/domain/events/webhooks';
import {
  KEY_POINTS_PER_DAY,
  KEY_POINTS_PER_MINUTE,
  KEYS_PER_ACCOUNT,
  SOCKETS_PER_KEY,
} from '@wakafine/domain/keys/api-keys';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { FactRow } from '../kit/FactTable';
import { LIMIT_MESSAGES as TEXTS } from './messages';

type Row = readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor, Record<string, number>];

const { burst, perSecond } = DEFAULT_BUDGET;
const BUDGETS: readonly Row[] = [
  [TEXTS.anyone, TEXTS.anyoneLimit, TEXTS.anyoneRefusal, { burst, perSecond, seconds: burst / perSecond }],
  [TEXTS.keyMinute, TEXTS.keyMinuteLimit, TEXTS.keyMinuteRefusal, { points: KEY_POINTS_PER_MINUTE }],
  [TEXTS.keyDay, TEXTS.keyDayLimit, TEXTS.keyDayRefusal, { points: KEY_POINTS_PER_DAY }],
];
const SIZES: readonly Row[] = [
  [
    TEXTS.document,
    TEXTS.documentLimit,
    TEXTS.documentRefusal,
    { tokens: MAX_TOKENS, ...pick(SIGNED_IN_DOCUMENT) },
  ],
  [TEXTS.visitors, TEXTS.visitorsLimit, TEXTS.documentRefusal, pick(VISITOR_DOCUMENT)],
  [TEXTS.pages, TEXTS.pagesLimit, TEXTS.pagesRefusal, {}],
  [TEXTS.bodies, TEXTS.bodiesLimit, TEXTS.bodiesRefusal, {}],
  [TEXTS.sockets, TEXTS.socketsLimit, TEXTS.socketsRefusal, { sockets: SOCKETS_PER_KEY }],
  [TEXTS.keys, TEXTS.keysLimit, TEXTS.keysRefusal, { keys: KEYS_PER_ACCOUNT, webhooks: WEBHOOKS_AT_MOST }],
];

/** Budgets of points, each with its time and what a refusal says. */
export function useBudgetRows(): FactRow[] {
  return useRows(BUDGETS);
}

/** Sizes of what is sent or held, each with what a refusal says. */
export function useSizeRows(): FactRow[] {
  return useRows(SIZES);
}

function useRows(rows: readonly Row[]): FactRow[] {
  const { formatMessage, formatNumber } = useIntl();
  return rows.map(([name, limit, refusal, numbers]) => {
    const shown = Object.fromEntries(
      Object.entries(numbers).map(([key, number]) => [key, formatNumber(number)]),
    );
    // A refusal says the number as JSON writes it.
    const said = Object.fromEntries(Object.entries(numbers).map(([key, number]) => [key, String(number)]));
    return {
      name: formatMessage(name),
      cells: [formatMessage(limit, shown), formatMessage(refusal, said)],
    };
  });
}

function pick({ fields, depth, aliases }: { fields: number; depth: number; aliases: number }) {
  return { fields, depth, aliases };
}
