import { civilDayOf, isoDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { useViewState } from '../../kit/frame/useViewState';
import { MEASURES, type Measure } from './measures';

const DEFAULTS = { range: '30d', measure: 'violations', hotspots: 'violations', since: '' };

/** Days that the figures can look back on; roads are known for 92. */
export const RANGES = ['7d', '30d', '90d'] as const;
/** Period of the figures. */
export type AnalyticsRange = (typeof RANGES)[number];
const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** Order of hotspots, as it stands in the address. */
export const HOTSPOT_ORDERS = ['violations', 'passages'] as const;
export type HotspotOrder = (typeof HOTSPOT_ORDERS)[number];

/** State of the page from its address; invalid values fall back to their default. */
export function useAnalyticsView() {
  const { view, change } = useViewState(DEFAULTS);
  const range = RANGES.find((known) => known === view.range) ?? '30d';
  const days = DAYS[range];
  const latestSince = isoDay(today() - days);
  return {
    range,
    /** Days with today. */
    days,
    measure: MEASURES.find((known) => known === view.measure) ?? 'violations',
    order: HOTSPOT_ORDERS.find((known) => known === view.hotspots) ?? 'violations',
    /** The day that is compared with the days before it, such as 2026-10-21: so many whole days have passed since. */
    since: /^20\d\d-\d\d-\d\d$/.test(view.since) && view.since < latestSince ? view.since : latestSince,
    latestSince,
    setRange: (next: AnalyticsRange) => change({ range: next }),
    setMeasure: (next: Measure) => change({ measure: next }),
    setOrder: (next: HotspotOrder) => change({ hotspots: next }),
    setSince: (next: string) => change({ since: next }),
  };
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
