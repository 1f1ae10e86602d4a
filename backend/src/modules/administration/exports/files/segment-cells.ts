import { lineFromSteps } from '@wakafine/domain/segments/segment-line';
import type { FilteredTimes } from '@wakafine/domain/segments/segment-filter';
import type { SegmentRow } from '../../../statistics/segments/get-segments';
import { presentSegment } from '../../../statistics/segments/segments.presenter';
import type { ExportCells } from './export-cells';

/** A segment as it is written: one decimal, what is not known empty, its line as WKT. */
export function segmentCells(row: SegmentRow, times: FilteredTimes): ExportCells {
  const { rate, rateBefore, towns, line: _line, ...segment } = presentSegment(row);
  return {
    ...Object.fromEntries(
      Object.entries(segment).map(([name, value]) => [
        name,
        typeof value === 'number' ? tenths(value) : value,
      ]),
    ),
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
