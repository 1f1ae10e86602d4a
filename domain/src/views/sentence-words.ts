import { LANGUAGES } from '../people/languages';
import type { Language } from '../people/languages';
import { filterFromEntries } from '../segments/segment-filter';
import type { SegmentFilter } from '../segments/segment-filter';
import { fillText } from '../texts/fill-text';
import { OVERVIEW_DAYS, overviewFromEntries } from './overview-sentence';
import type { ViewPage } from './saved-views';
import { VIEW_TEXTS } from './views.generated';

const WHOLE_DAY = 24;
const DAYS_A_WEEK = 7;

/** The sentence of a view in words, such as `buses, N5, 20–4 h, last 8 weeks, against the same time before`. */
export function sentenceWords(
  { page, valueOf }: { page: ViewPage; valueOf: (name: string) => string | null },
  language: Language,
): string {
  const words =
    page === 'SEGMENTS'
      ? filterWords(filterFromEntries(valueOf), language)
      : [daysWord(OVERVIEW_DAYS[overviewFromEntries(valueOf).range], language)];
  return words.join(', ');
}

/** The words of a filter of segments that narrow it, and its time. */
export function filterWords(filter: SegmentFilter, language: Language): string[] {
  const texts = VIEW_TEXTS[language];
  const { vehicles, road, direction, agency, fromHour, untilHour, weekdays, days, against } = filter;
  const number = new Intl.NumberFormat(LANGUAGES[language].formats);
  const hours = { from: number.format(fromHour), until: number.format(untilHour) };
  return [
    texts[`vehicles.${vehicles}`],
    road ?? texts.allRoads,
    ...(direction === 'BOTH' ? [] : [texts[`direction.${direction}`]]),
    ...(agency === null ? [] : [agency]),
    ...(weekdays === 'ALL' ? [] : [texts[`weekdays.${weekdays}`]]),
    ...((untilHour - fromHour) % WHOLE_DAY === 0 ? [] : [fillText(texts.hours, hours)]),
    daysWord(days, language),
    texts[`against.${against}`],
  ];
}

function daysWord(days: number, language: Language): string {
  const texts = VIEW_TEXTS[language];
  const weeks = days / DAYS_A_WEEK;
  return Number.isInteger(weeks) && weeks > 1
    ? fillText(texts.lastWeeks, { weeks })
    : fillText(texts.lastDays, { days });
}
