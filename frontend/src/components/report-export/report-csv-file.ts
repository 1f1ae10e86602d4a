import { limitPlaceText, measuredKmh } from '@wakafine/domain/violations/proof-texts';
import { reportCsv } from '@wakafine/domain/statistics/report-csv';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import type { IntlShape } from 'react-intl';
import { SEVERITY_MESSAGES } from '../messages';
import { CATEGORY_MESSAGES } from '../vehicle-messages';
import type { ExportedRowFragment } from '../../graphql/generated';
import type { PlaceText } from '../../lib/gazetteer/usePlaceText';
import { placeOf } from '../violation/place-of';
import { COLUMN_MESSAGES, CONFIRMED_MESSAGES } from './messages';

/** The rows of a report as a CSV file under headings in the reader's language; speeds in km/h, times as in Cameroon. */
export function reportCsvFile(
  rows: readonly Omit<ExportedRowFragment, 'isDemo' | 'verifyPath'>[],
  { intl, language, placeText }: { intl: IntlShape; language: LanguageChoice; placeText: PlaceText },
): Blob {
  const words = (message: keyof typeof COLUMN_MESSAGES) => intl.formatMessage(COLUMN_MESSAGES[message]);
  const headings = {
    id: words('id'),
    vehicle: words('vehicle'),
    agency: words('agency'),
    speed: words('speedKmh'),
    severity: words('severity'),
    timestamp: words('timestamp'),
    category: words('category'),
    driver: words('driver'),
    contact: words('contact'),
    place: words('place'),
    proven: words('proven'),
    uncertainty: words('uncertainty'),
    limit: words('limit'),
    limitPlace: words('limitPlace'),
    confirmed: words('confirmed'),
  };
  const lines = rows.map((row) => {
    const place = placeOf(row);
    const { isLimitConfirmed } = row;
    const measured = measuredKmh(row);
    return {
      id: Number(row.id),
      vehicle: row.registrationNumber,
      agency: row.transportAgency,
      speed: wholeKmh(row.speedKmh),
      severity: intl.formatMessage(SEVERITY_MESSAGES[row.severity]),
      timestamp: localTime(row.startedAt, intl.timeZone),
      category: intl.formatMessage(CATEGORY_MESSAGES[row.category]),
      driver: row.driverName,
      contact: row.contact,
      place: place && placeText(place, row.headingDeg),
      proven: measured?.proven ?? null,
      uncertainty: measured?.deducted ?? null,
      limit: row.limitKmh,
      limitPlace: limitPlaceText(row, language),
      confirmed:
        isLimitConfirmed === null
          ? null
          : intl.formatMessage(isLimitConfirmed ? CONFIRMED_MESSAGES.yes : CONFIRMED_MESSAGES.no),
    };
  });
  return new Blob([reportCsv(headings, lines)], { type: 'text/csv;charset=utf-8' });
}

/** Such as `2026-11-14 09:58:20`, which spreadsheets of every language take for a time. */
function localTime(iso: string, timeZone: string | undefined): string {
  return new Date(iso).toLocaleString('sv-SE', { timeZone });
}
