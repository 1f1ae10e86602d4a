import type { CsvValue } from '@wakafine/domain/input/csv';
import type { IntlShape } from 'react-intl';
import { rounded } from '../measures';
import { CSV_MESSAGES } from './messages';
import type { SegmentRow } from './useSegmentTexts';

/** The segments as lines of a file, heads first: numbers with one decimal, what is not known empty. */
export function segmentLines(
  segments: readonly SegmentRow[],
  formatMessage: IntlShape['formatMessage'],
): CsvValue[][] {
  const heads = Object.values(CSV_MESSAGES).map((head) => formatMessage(head));
  return [
    heads,
    ...segments.map((row) => [
      ...[row.id, row.road, row.fromKm, row.toKm, row.towns.join(' – ')],
      ...[row.events, row.unconfirmedEvents, rounded(row.judgedKm), rounded(row.abovePercent)],
      ...[row.passages, row.vehicles],
      ...[row.rate?.per1000Km, row.rate?.low, row.rate?.high].map((value) => rounded(value ?? null)),
      ...[rounded(row.medianKmh), rounded(row.v85Kmh), row.limitKmh],
      ...[row.eventsBefore, rounded(row.judgedKmBefore), row.change],
      ...[rounded(row.changeLowPercent), rounded(row.changeHighPercent)],
    ]),
  ];
}
