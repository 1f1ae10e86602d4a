import { civilDayOf, isoDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import {
  OVERVIEW_DAYS,
  overviewFromEntries,
  USUAL_OVERVIEW,
  type HotspotOrder,
  type OverviewMeasure,
  type OverviewRange,
} from '@wakafine/domain/views/overview-sentence';
import { viewEntries } from '@wakafine/domain/views/saved-views';
import { useViewState } from '../../kit/frame/useViewState';

const DEFAULTS = { ...USUAL_OVERVIEW, since: '' };

/** State of the page from its address; invalid values fall back to their default. */
export function useAnalyticsView() {
  const { view, change } = useViewState<Record<keyof typeof DEFAULTS, string>>(DEFAULTS);
  const sentence = overviewFromEntries((name) => (isWord(name) ? view[name] : null));
  const { range, measure, hotspots: order, since } = sentence;
  const given = Object.entries(sentence).flatMap(([name, word]): [string, string][] =>
    word === null ? [] : [[name, word]],
  );
  const days = OVERVIEW_DAYS[range];
  const latestSince = isoDay(today() - days);
  return {
    ...{ range, measure, order },
    /** Sentence of the page, as the query of its address. */
    query: new URLSearchParams(viewEntries('OVERVIEW', given) ?? []).toString(),
    /** Days with today. */
    days,
    /** The day that is compared with the days before it, such as 2026-10-21: so many whole days have passed since. */
    since: since !== null && since < latestSince ? since : latestSince,
    latestSince,
    setRange: (next: OverviewRange) => change({ range: next }),
    setMeasure: (next: OverviewMeasure) => change({ measure: next }),
    setOrder: (next: HotspotOrder) => change({ hotspots: next }),
    setSince: (next: string) => change({ since: next }),
  };
}

function isWord(name: string): name is keyof typeof DEFAULTS {
  return Object.hasOwn(DEFAULTS, name);
}

/** State of the page, and how it is changed. */
export type AnalyticsView = ReturnType<typeof useAnalyticsView>;

/** The first of so many days with today, such as 2026-10-21. */
export function firstDayOf(days: number): string {
  return isoDay(today() - days + 1);
}

/** Time when the first of so many days with today begins, ISO 8601. */
export function firstMomentOf(days: number): string {
  return new Date(startOfDayMs(today() - days + 1)).toISOString();
}

/** Time when a day such as 2026-10-21 begins in Cameroon, ISO 8601. */
export function startOfIsoDay(day: string): string {
  return new Date(`${day}T00:00:00+01:00`).toISOString();
}

function today(): number {
  return civilDayOf(Date.now());
}
