import { parseDay } from '../time/civil-time';

/** Days that the overview of analytics looks back on, by their name in its address; roads are known for 92. */
export const OVERVIEW_DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;
/** Period of the overview. */
export type OverviewRange = keyof typeof OVERVIEW_DAYS;
/** Periods of the overview, the shortest first. */
export const OVERVIEW_RANGES = ['7d', '30d', '90d'] as const satisfies readonly OverviewRange[];

/** Measures of the charts of the overview. */
export const OVERVIEW_MEASURES = ['violations', 'incidents', 'rate'] as const;
/** Measure of the charts of the overview. */
export type OverviewMeasure = (typeof OVERVIEW_MEASURES)[number];

/** Orders of hotspots, as they stand in the address. */
export const HOTSPOT_ORDERS = ['violations', 'passages'] as const;
/** Order of hotspots. */
export type HotspotOrder = (typeof HOTSPOT_ORDERS)[number];

/** The words of the overview's address. */
export interface OverviewSentence {
  readonly range: OverviewRange;
  readonly measure: OverviewMeasure;
  readonly hotspots: HotspotOrder;
  /** Day that is compared with the days before it, such as 2026-10-21; null: the last one that can be. */
  readonly since: string | null;
}

/** The overview as it opens. */
export const USUAL_OVERVIEW: OverviewSentence = {
  ...{ range: '30d', measure: 'violations', hotspots: 'violations' },
  since: null,
};

/** The sentence of an address; what is missing or makes no sense there is as usual. */
export function overviewFromEntries(valueOf: (name: string) => string | null): OverviewSentence {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((value) => value === valueOf(name)) ?? usual;
  const since = valueOf('since') ?? '';
  return {
    range: oneOf('range', OVERVIEW_RANGES, USUAL_OVERVIEW.range),
    measure: oneOf('measure', OVERVIEW_MEASURES, USUAL_OVERVIEW.measure),
    hotspots: oneOf('hotspots', HOTSPOT_ORDERS, USUAL_OVERVIEW.hotspots),
    since: parseDay(since) === null ? null : since,
  };
}
