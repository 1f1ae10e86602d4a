import { digitsOf, shownNumber } from '@wakafine/domain/api/shown-numbers';
import { kmOf } from '@wakafine/domain/units';
import { averageSpeedKmh } from '@wakafine/domain/speed/journey-state';
import { judgeByThresholds } from '@wakafine/simulator/judge-by-thresholds';
import type { Client } from 'pg';
import type { KnownJourney, Model } from '../traffic/model';
import { sentFixes } from './stored-fixes';

/** Comparison of what is stored of journeys with what was answered, and with what the rules of the road say. */
export interface FiguresChecked {
  /** Journeys that were judged anew. */
  readonly sampled: number;
  /** Violations of all journeys. */
  readonly violations: number;
  /** Sentences on journeys whose figures or violations are others. */
  readonly wrong: readonly string[];
}

/** Enough for every way of sending, and a few seconds at most. */
const SAMPLE = 200;
/** Difference that another order of adding up may make, as a share. */
const ROUNDING = 1e-6;

const JOURNEYS = `SELECT id::text, fix_count, distance_m, max_speed_kmh, average_speed_kmh, violation_count,
    (SELECT count(*)::int FROM violation WHERE journey_id = journey.id AND NOT is_claimed AND NOT is_withdrawn) AS violations
  FROM journey`;
const VIOLATIONS = `SELECT (extract(epoch FROM started_at) * 1000)::float8 AS started_at_ms, speed_kmh FROM violation
  WHERE journey_id = $1 AND NOT is_claimed AND NOT is_withdrawn ORDER BY started_at`;

interface JourneyRow {
  readonly id: string;
  readonly fix_count: number;
  readonly distance_m: number;
  readonly max_speed_kmh: number | null;
  readonly average_speed_kmh: number;
  readonly violation_count: number;
  readonly violations: number;
}

/** Compares all journeys with the answer to their end, and a sample with the judgement of the fixes that were sent. */
export async function checkFigures(
  client: Client,
  model: Model,
  storedUnsure: ReadonlySet<string>,
): Promise<FiguresChecked> {
  const { rows } = await client.query<JourneyRow>(JOURNEYS);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const wrong: string[] = [];
  for (const journey of model.journeys) {
    const row = stored.get(journey.id);
    if (row === undefined) {
      wrong.push(`journey ${journey.id} was acknowledged and is not stored`);
    } else {
      wrong.push(...otherThanAnswered(journey, row));
    }
  }
  const ended = model.journeys.filter((journey) => journey.ended !== null && stored.has(journey.id));
  const step = Math.max(1, Math.ceil(ended.length / SAMPLE));
  const sample = ended.filter((_, index) => index % step === 0);
  for (const journey of sample) {
    const row = stored.get(journey.id);
    if (row !== undefined) {
      wrong.push(
        ...(await otherThanJudged(client, {
          model,
          journey,
          row,
          isUnsureStored: storedUnsure.has(journey.id),
        })),
      );
    }
  }
  return { sampled: sample.length, violations: rows.reduce((sum, row) => sum + row.violations, 0), wrong };
}

function otherThanAnswered({ id, ended }: KnownJourney, row: JourneyRow): string[] {
  if (row.violation_count !== row.violations) {
    return [`journey ${id} counts ${row.violation_count} violations and has ${row.violations}`];
  }
  if (ended === null) {
    return [];
  }
  const isAsAnswered =
    shows('distanceKm', ended.distanceKm, kmOf(row.distance_m)) &&
    shows('maxSpeedKmh', ended.maxSpeedKmh, row.max_speed_kmh) &&
    shows('averageSpeedKmh', ended.averageSpeedKmh, row.average_speed_kmh) &&
    ended.violationCount === row.violation_count;
  return isAsAnswered
    ? []
    : [`journey ${id} ended as ${JSON.stringify(ended)} and is stored as ${JSON.stringify(row)}`];
}

interface Sampled {
  readonly model: Model;
  readonly journey: KnownJourney;
  readonly row: JourneyRow;
  readonly isUnsureStored: boolean;
}

async function otherThanJudged(
  client: Client,
  { model, journey, row, isUnsureStored }: Sampled,
): Promise<string[]> {
  const { acknowledged, all } = sentFixes(model, journey);
  const fixes = (isUnsureStored ? all : acknowledged)
    .map((fix) => ({ ...fix, isFuture: false }))
    .sort((one, other) => one.seq - other.seq);
  const span = { startedAtMs: journey.startedAtMs, endedAtMs: journey.ended?.endedAtMs ?? null };
  const { drive, violations } = judgeByThresholds(fixes, span);
  const found = await client.query<{ started_at_ms: number; speed_kmh: number }>(VIOLATIONS, [journey.id]);
  const judged = violations
    .map(({ startedAtMs, peakKmh, meanKmh }) => [startedAtMs, peakKmh ?? meanKmh] as const)
    .sort(([one], [other]) => one - other);
  const isAsJudged =
    row.fix_count === fixes.length &&
    near(row.distance_m, drive.distanceM) &&
    near(row.max_speed_kmh, drive.maxSpeedKmh) &&
    near(row.average_speed_kmh, averageSpeedKmh(drive)) &&
    found.rows.length === judged.length &&
    found.rows.every(({ started_at_ms, speed_kmh }, index) => {
      const [startedAtMs, speedKmh] = judged[index] ?? [0, 0];
      return started_at_ms === Math.round(startedAtMs) && near(speed_kmh, speedKmh);
    });
  const shown = { distanceM: drive.distanceM, maxSpeedKmh: drive.maxSpeedKmh, fixes: fixes.length, judged };
  return isAsJudged
    ? []
    : [
        `journey ${journey.id} is stored as ${JSON.stringify(row)}, ${JSON.stringify(found.rows)}, judged as ${JSON.stringify(shown)}`,
      ];
}

/** Whether an answer is what is stored, in the digits that the API shows of a number of this name. */
function shows(name: string, answered: number | null, stored: number | null): boolean {
  const digits = digitsOf(name);
  if (answered === null || stored === null || digits === null) {
    return near(answered, stored);
  }
  return [1 - ROUNDING, 1 + ROUNDING].some((factor) => near(answered, shownNumber(stored * factor, digits)));
}

function near(one: number | null, other: number | null): boolean {
  if (one === null || other === null) {
    return one === other;
  }
  return Math.abs(one - other) <= ROUNDING * Math.max(1, Math.abs(one));
}
