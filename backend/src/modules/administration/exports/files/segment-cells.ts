import { lineFromSteps } from '@wakafine/domain/segments/segment-line';
import type { FilteredTimes } from '@wakafine/domain/segments/segment-filter';
import type { SegmentRow } from '../../../statistics/segments/get-segments';
import { presentSegment } from '../../../statistics/segments/segments.presenter';
import type { ExportCell, ExportCells } from './export-cells';

/** A segment as it is written: one decimal, what is not known empty, its line as WKT. */
export function segmentCells(row: SegmentRow, times: FilteredTimes): ExportCells {
  const { rate, rateBefore, towns, ...segment } = presentSegment(row);
  const plain = Object.entries(segment).flatMap(([name, value]): [string, ExportCell][] =>
    typeof value === 'object' && value !== null
      ? []
      : [[name, typeof value === 'number' ? tenths(value) : value]],
  );
  return {
    ...Object.fromEntries(plain),
    towns: towns.join('; '),
    from: new Date(times.fromMs),
    until: new Date(times.untilMs),
    beforeFrom: new Date(times.beforeFromMs),
    beforeUntil: new Date(times.beforeUntilMs),
    ratePer1000Km: rate && tenths(rate.per1000Km),
    rateLow: rate && tenths(rate.low),
    rateHigh: rate && tenths(rate.high),
    rateBeforePer1000Km: rateBefore && tenths(rateBefore.per1000Km),
    line: wktOf(row),
  };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function wktOf({ segment }: SegmentRow): string {
  const points = lineFromSteps(segment.line).map(({ lat, lng }) => `${degrees(lng)} ${degrees(lat)}`);
  return `LINESTRING(${points.join(', ')})`;
}

/** To a tenth of a metre. */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
