import { RECEIVERS } from '@wakafine/simulator/truth/receivers';
import type { Receiver } from '@wakafine/simulator/truth/receivers';
import type { BenchArguments } from './command/arguments';
import { accuseLawful, findSpeeding, timeFound } from './truth/lab';
import type { FalseAccusations, Findings, JourneyErrors } from './truth/lab';
import { PEERS, PROVEN } from './truth/methods';
import type { Method } from './truth/methods';

/** Speeds of the lawful drivers, km/h below the limit. */
const BELOW_KMH = [0, 2, 5, 10] as const;
const LAWFUL_HOURS = 90;
const SPEEDING_HOURS = 30;
const SEED = 20_261_122;

/** Most accusations in 1,000 h of drivers at the limit (their receivers err; product decision D3). */
const MOST_AT_LIMIT: Partial<Record<NonNullable<Receiver['fault']>, number>> = {
  bursts: 200,
  'clock steps': 2_000,
};
const MOST_AT_LIMIT_OTHERWISE = 500;
const LEAST_RECALL = { steady: 0.95, sparse: 0.8 } as const;
const MOST_TOO_HIGH = 0.02;
/** Of the time above the limit that a fix each 30 s is to show. */
const LEAST_TIME_FOUND = 0.9;
const SPARSEST_S = 30;

/** Result of one method for the fixes of one receiver. */
export interface TruthRow {
  readonly receiver: string;
  readonly method: string;
  readonly falseAccusations: readonly FalseAccusations[];
  readonly findings: Findings;
  readonly journey: JourneyErrors;
}

/** Drives with known truth, seen by every receiver and judged by every method; `percent` shortens it. */
export function runTruth(
  { percent }: Pick<BenchArguments, 'percent'>,
  notify: (line: string) => void,
  /** The first is held to the bars, the others stand beside it. */
  methods: readonly Method[] = [PROVEN, ...PEERS],
): Promise<{
  readonly pass: boolean;
  readonly rows: readonly TruthRow[];
  readonly misses: readonly string[];
}> {
  const lawfulHours = Math.max(1, Math.round((LAWFUL_HOURS * percent) / 100));
  const speedingHours = Math.max(1, Math.round((SPEEDING_HOURS * percent) / 100));
  const rows: TruthRow[] = [];
  const misses: string[] = [];
  notify(HEADER);
  for (const receiver of RECEIVERS) {
    const lawful = BELOW_KMH.map((belowKmh) =>
      accuseLawful(methods, { receiver, belowKmh, hours: lawfulHours, seed: SEED }),
    );
    const { findings, journey } = findSpeeding(methods, { receiver, hours: speedingHours, seed: SEED });
    methods.forEach((method, index) => {
      const falseAccusations = lawful.flatMap((byMethod) => byMethod[index] ?? []);
      const found = findings[index];
      if (found !== undefined) {
        const row = {
          receiver: receiver.name,
          method: method.name,
          falseAccusations,
          findings: found,
          journey,
        };
        rows.push(row);
        notify(lineOf(row));
        misses.push(...(index === 0 ? missesOf(receiver, row) : []));
      }
    });
    const [judge] = methods;
    if (receiver.cadenceS === SPARSEST_S && judge !== undefined) {
      const share = timeFound(judge, { receiver, hours: speedingHours, seed: SEED });
      notify(`${receiver.name}: ${(100 * share).toFixed(1)} % of the time above the limit is found`);
      misses.push(...(share < LEAST_TIME_FOUND ? [`${receiver.name}: finds ${share} of the time`] : []));
    }
  }
  misses.forEach((miss) => notify(`missed: ${miss}`));
  return Promise.resolve({ pass: misses.length === 0, rows, misses });
}

function missesOf(receiver: Receiver, { falseAccusations, findings }: TruthRow): string[] {
  const misses: string[] = [];
  const atLimit = falseAccusations.find(({ belowKmh }) => belowKmh === 0)?.per1000h ?? 0;
  const most =
    (receiver.fault === undefined ? undefined : MOST_AT_LIMIT[receiver.fault]) ?? MOST_AT_LIMIT_OTHERWISE;
  if (atLimit > most) {
    misses.push(`${receiver.name}: ${atLimit} accusations in 1,000 h at the limit, at most ${most}`);
  }
  const below = falseAccusations.filter(({ belowKmh, per1000h }) => belowKmh > 0 && per1000h > 0);
  if (receiver.fault === undefined && below.length > 0) {
    misses.push(`${receiver.name}: accuses drivers who stay below the limit`);
  }
  const leastRecall = receiver.cadenceS === 1 ? LEAST_RECALL.steady : LEAST_RECALL.sparse;
  const isJudged = receiver.fault === undefined && receiver.cadenceS !== SPARSEST_S;
  if (isJudged && (findings.recall ?? 0) < (receiver.wanderM > 10 ? LEAST_RECALL.sparse : leastRecall)) {
    misses.push(`${receiver.name}: finds ${findings.recall ?? 0} of the episodes`);
  }
  if ((findings.severityTooHigh ?? 0) > MOST_TOO_HIGH) {
    misses.push(`${receiver.name}: ${findings.severityTooHigh ?? 0} of the severities are too high`);
  }
  return misses;
}

const HEADER = `| receiver | method | false accusations in 1,000 h at the limit | 2 below | 5 below | 10 below | recall | severity too high | start, s | end, s | shown speed, km/h | distance, % | maximum, km/h |
|---|---|---|---|---|---|---|---|---|---|---|---|---|`;

function lineOf({ receiver, method, falseAccusations, findings, journey }: TruthRow): string {
  const number = (value: number | null, digits: number): string => value?.toFixed(digits) ?? '–';
  const percent = (value: number | null): string => (value === null ? '–' : `${(100 * value).toFixed(1)} %`);
  const cells = [
    receiver,
    method,
    ...falseAccusations.map(({ per1000h }) => number(per1000h, 0)),
    percent(findings.recall),
    percent(findings.severityTooHigh),
    number(findings.startErrorS, 1),
    number(findings.endErrorS, 1),
    number(findings.shownErrorKmh, 1),
    number(journey.distancePercent, 1),
    number(journey.maximumKmh, 1),
  ];
  return `| ${cells.join(' | ')} |`;
}
