import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import type { AppCtx } from '../modules/identity/accounts/actor';
import { rejudgeJourneys } from '../modules/journeys/judge-again/rejudge-journeys';
import type { LeftAloneCounts, RejudgedJourney } from '../modules/journeys/judge-again/rejudge-journeys';

type Counts = RejudgedJourney['counts'];

const NOTHING: Counts = { unchanged: 0, better: 0, worse: 0, opened: 0, withdrawn: 0 };

/** Judges journeys again, and gives a line for each of which something is another than it was, and what it comes to. */
export async function rejudged(
  ctx: AppCtx,
  { since, isDryRun }: { since: Date; isDryRun: boolean },
): Promise<string[]> {
  const lines: string[] = [];
  let all = { journeys: 0, others: 0, counts: NOTHING };
  const notify = (journey: RejudgedJourney): void => {
    const { journeyId, counts, hasOtherFigures } = journey;
    all = {
      journeys: all.journeys + 1,
      others: all.others + (hasOtherFigures ? 1 : 0),
      counts: sumOf(all.counts, counts),
    };
    if (hasOtherFigures || changesOf(counts) !== '') {
      const figures = hasOtherFigures ? ['other figures'] : [];
      lines.push(`journey ${journeyId}: ${[changesOf(counts), ...figures].filter(Boolean).join(', ')}`);
    }
  };
  const left = await rejudgeJourneys(ctx, { since, isDryRun, notify });
  return [
    ...lines,
    `${all.journeys} journeys with fixes since ${isoDay(civilDayOf(since.getTime()))}, ${all.others} with other figures`,
    `violations: ${all.counts.unchanged} unchanged, ${all.counts.better} better for the driver, ${all.counts.worse} worse, ` +
      `${all.counts.opened} new, ${all.counts.withdrawn} withdrawn`,
    leftAloneLine(left),
    closingLine(all.counts, isDryRun),
  ];
}

function sumOf(one: Counts, other: Counts): Counts {
  return {
    unchanged: one.unchanged + other.unchanged,
    better: one.better + other.better,
    worse: one.worse + other.worse,
    opened: one.opened + other.opened,
    withdrawn: one.withdrawn + other.withdrawn,
  };
}

function changesOf({ better, worse, opened, withdrawn }: Counts): string {
  const changes: [number, string][] = [
    [better, 'better'],
    [worse, 'worse'],
    [opened, 'new'],
    [withdrawn, 'withdrawn'],
  ];
  return changes.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ');
}

function leftAloneLine({ SIMPLIFIED, UNDER_WAY }: LeftAloneCounts): string {
  return `left alone: ${SIMPLIFIED} journeys whose fixes are thinned, ${UNDER_WAY} under way`;
}

function closingLine({ worse, opened }: Counts, isDryRun: boolean): string {
  if (isDryRun) {
    return 'Nothing was changed.';
  }
  return worse + opened > 0
    ? 'What is worse or new has changed nothing: it waits for a person, unless one has dropped it (npm run admin -- revisions).'
    : 'Nothing waits for a person.';
}
