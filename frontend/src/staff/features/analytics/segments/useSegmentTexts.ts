import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ChangedFiguresFragment, SegmentFiguresOfFilterQuery } from '../../../../graphql/staff';
import { signedPercent } from '../../../kit/rates/signed-percent';
import { STRIP_MESSAGES, TABLE_MESSAGES } from './messages';

/** A segment in the list. */
export type SegmentRow = SegmentFiguresOfFilterQuery['segments'][number];

type ChangeBounds = Pick<ChangedFiguresFragment, 'changeLowPercent' | 'changeHighPercent'>;

/** Figures of segments in words, in the language in force. */
export function useSegmentTexts() {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(() => {
    const tenth = (value: number): string =>
      formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const whole = (value: number): string => formatNumber(value, { maximumFractionDigits: 0 });
    const percent = (value: number): string => signedPercent({ formatNumber }, value);
    return {
      tenth,
      whole,
      /** The place of a segment on its road: `N5, km 70-75`. */
      spot: ({ road, fromKm, toKm }: SegmentRow): string =>
        formatMessage(TABLE_MESSAGES.spot, { road, from: whole(fromKm), to: whole(toKm) }),
      /** Town that it lies in, or those between which it lies. */
      place: ({ towns, isInTown }: SegmentRow): string => {
        const [first = '', last = first] = towns;
        return isInTown
          ? formatMessage(TABLE_MESSAGES.town, { town: first })
          : [...new Set([first, last])].join(' – ');
      },
      /** The rate now and before. */
      rates: ({ rate, rateBefore }: ChangedFiguresFragment): string => {
        if (rate === null) {
          return formatMessage(STRIP_MESSAGES.tooLittle);
        }
        return rateBefore === null
          ? formatMessage(STRIP_MESSAGES.rate, { rate: tenth(rate.per1000Km) })
          : formatMessage(STRIP_MESSAGES.rates, {
              rate: tenth(rate.per1000Km),
              before: tenth(rateBefore.per1000Km),
            });
      },
      /** The bounds of the change, without a sentence around them. */
      changeBounds: ({ changeLowPercent: low, changeHighPercent: high }: ChangeBounds): string =>
        low === null
          ? '–'
          : high === null
            ? formatMessage(STRIP_MESSAGES.boundFrom, { low: percent(low) })
            : formatMessage(STRIP_MESSAGES.bounds, { low: percent(low), high: percent(high) }),
      /** The interval of the change. */
      changeRange: ({ changeLowPercent: low, changeHighPercent: high }: ChangeBounds): string => {
        if (low === null) {
          return formatMessage(STRIP_MESSAGES.nothingToCompare);
        }
        return high === null
          ? formatMessage(STRIP_MESSAGES.changeFrom, { low: percent(low) })
          : formatMessage(STRIP_MESSAGES.changeRange, { low: percent(low), high: percent(high) });
      },
    };
  }, [formatMessage, formatNumber]);
}
