import type { IntlShape } from 'react-intl';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import type { Formats } from '../../../../lib/format/format';
import type { PdfBlock } from '../../../../lib/pdf/pdf-content';
import { CASE_DECISION_MESSAGES } from '../../../kit/names/case-messages';
import { CASE_ACTOR_MESSAGES, CASE_STEP_MESSAGES, CASES_MESSAGES } from '../messages';
import { saidIn, type Said } from '../said-in';
import { WINDOW_MESSAGES } from '../window/messages';
import { PAGE_MESSAGES } from '../page-messages';
import { DOSSIER_MESSAGES } from './messages';

/** Letters of one block: a longer text goes on in the next one, so that it may go on on the next page. */
const MOST_LETTERS = 900;

/** Every step of a case: when, what, by whom and why, and the words of the driver and of the agency whole. */
export function stepBlocks(
  known: StaffCaseFragment,
  { intl, formats }: { intl: IntlShape; formats: Formats },
): PdfBlock[] {
  return known.steps.flatMap((step) => {
    const said = saidIn(known, step.id);
    const statement = said?.statement ?? intl.formatMessage(CASES_MESSAGES.deleted);
    return [
      ...texts(
        intl.formatMessage(DOSSIER_MESSAGES.step, {
          time: `${intl.formatDate(step.at, { dateStyle: 'medium' })}, ${formats.time(step.at)}`,
          step: whatOf(step, intl),
          name: step.actorName ?? intl.formatMessage(CASE_ACTOR_MESSAGES[step.by]),
        }),
      ),
      ...(step.reason === null
        ? []
        : texts(intl.formatMessage(DOSSIER_MESSAGES.reason, { reason: step.reason }))),
      ...(said === null ? [] : texts(intl.formatMessage(DOSSIER_MESSAGES.statement, { statement }))),
      ...trackTexts(said?.track ?? null, { intl, formats }),
    ];
  });
}

/** Size and times of a track of the driver, and that it is their word. */
function trackTexts(
  track: Said['track'],
  { intl, formats }: { intl: IntlShape; formats: Formats },
): PdfBlock[] {
  return track === null
    ? []
    : texts(
        intl.formatMessage(WINDOW_MESSAGES.given, {
          count: track.pointCount,
          from: formats.time(track.startedAt),
          to: formats.time(track.endedAt),
        }),
      );
}

function whatOf({ kind, decision, serviceWay }: StaffCaseFragment['steps'][number], intl: IntlShape): string {
  const parts = [
    CASE_STEP_MESSAGES[kind],
    ...(decision === null ? [] : [CASE_DECISION_MESSAGES[decision]]),
    ...(serviceWay === null ? [] : [PAGE_MESSAGES[`way${serviceWay}`]]),
  ];
  return parts.map((part) => intl.formatMessage(part)).join(', ');
}

function texts(words: string): PdfBlock[] {
  const count = Math.max(1, Math.ceil(words.length / MOST_LETTERS));
  return Array.from({ length: count }, (_, index) => ({
    kind: 'text',
    text: words.slice(index * MOST_LETTERS, (index + 1) * MOST_LETTERS),
  }));
}
