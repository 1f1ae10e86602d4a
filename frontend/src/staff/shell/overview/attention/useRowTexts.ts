import { isIncidentType } from './row-words';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { TYPE_MESSAGES } from '../../../../components/incidents/messages';
import type { AttentionDoneRowFragment, AttentionRowFragment } from '../../../../graphql/staff';
import { RESPONSE_GOALS_MS } from '@wakafine/domain/incidents/response-goals';
import { useFormats } from '../../../../lib/format/format';
import { usePlaceText } from '../../../../lib/gazetteer/usePlaceText';
import { JOB_NAMES } from '../../../features/system/job-messages';
import { KIND_MESSAGES, QUEUE_MESSAGES, TITLE_MESSAGES, WHY_MESSAGES } from './messages';
import { kindNamed, titleKeyOf, whyKeyOf } from './row-words';

type Row = Pick<AttentionRowFragment, 'kind' | 'subject' | 'detail'> & { count?: number | null };

export interface RowTexts {
  /** The row in one line. */
  title(row: Row | AttentionDoneRowFragment): string;
  /** Its kind in one word. */
  kind(row: Row): string;
  /** Why it is there, in a sentence or two; where it is first of all. */
  why(row: AttentionRowFragment): string;
  /** Time left, time that it has waited, or when it comes back. */
  time(row: AttentionRowFragment, nowMs: number): string;
}

/** Rows of the queue in words. */
export function useRowTexts(): RowTexts {
  const intl = useIntl();
  const formats = useFormats();
  const placeText = usePlaceText();
  return useMemo(() => {
    const { formatMessage, formatNumber } = intl;
    const tenth = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
    const whole = (ms: number) => formats.wholeDuration(Math.max(0, Math.floor(ms / MINUTE_MS)) * 60);
    const moment = (iso: string) => formats.dateAndTime(iso);
    const subjectOf = ({ kind, subject, detail }: Row): string => {
      if (kind === 'JOB' && subject !== null && JOB_NAMES[subject] !== undefined) {
        return formatMessage(JOB_NAMES[subject]);
      }
      const failed = kind === 'SOURCE' ? kindNamed(detail) : null;
      return failed === null ? (subject ?? '') : formatMessage(KIND_MESSAGES[failed]);
    };
    return {
      title(row) {
        if (row.kind === 'INCIDENT') {
          return isIncidentType(row.detail)
            ? formatMessage(TYPE_MESSAGES[row.detail])
            : formatMessage(KIND_MESSAGES.INCIDENT);
        }
        const count = 'count' in row ? (row.count ?? 0) : 0;
        return formatMessage(TITLE_MESSAGES[titleKeyOf(row)], { subject: subjectOf(row), count });
      },
      kind: ({ kind }) => formatMessage(KIND_MESSAGES[kind]),
      why(row) {
        const { kind, proposedBy, dueAt, count, rate, sinceAt, latitude, longitude } = row;
        if (kind === 'STATUS_PROPOSAL' || kind === 'LIMIT_PROPOSAL') {
          const first = formatMessage(WHY_MESSAGES.proposed, { name: proposedBy ?? '–' });
          const ends = kind === 'STATUS_PROPOSAL' && dueAt !== null;
          return ends ? `${first} ${formatMessage(WHY_MESSAGES.lapses, { time: moment(dueAt) })}` : first;
        }
        if (kind === 'RATE' && rate !== null) {
          const { low, expectedLow, expectedHigh } = rate;
          return formatMessage(WHY_MESSAGES.rate, {
            low: tenth(low),
            expectedLow: tenth(expectedLow),
            expectedHigh: tenth(expectedHigh),
          });
        }
        const sentence = formatMessage(WHY_MESSAGES[whyKeyOf(row)], {
          count: count ?? 0,
          time: formats.date(sinceAt),
        });
        return kind === 'INCIDENT' && latitude !== null && longitude !== null
          ? `${placeText({ lat: latitude, lng: longitude })} · ${sentence}`
          : sentence;
      },
      time({ kind, state, sinceAt, dueAt, snoozedUntil }, nowMs) {
        if (state === 'SNOOZED') {
          return snoozedUntil === null
            ? formatMessage(QUEUE_MESSAGES.backOnChange)
            : formatMessage(QUEUE_MESSAGES.back, { time: moment(snoozedUntil) });
        }
        if (kind === 'INCIDENT') {
          const [time, goal] = [
            whole(nowMs - Date.parse(sinceAt) + MINUTE_MS),
            whole(RESPONSE_GOALS_MS.HIGH),
          ];
          return formatMessage(QUEUE_MESSAGES.goal, { time, goal });
        }
        if (dueAt !== null) {
          const leftMs = Date.parse(dueAt) - nowMs;
          if (leftMs >= 2 * DAY_MS) {
            return formatMessage(QUEUE_MESSAGES.leftDays, { days: Math.floor(leftMs / DAY_MS) });
          }
          return leftMs >= 0
            ? formatMessage(QUEUE_MESSAGES.left, { time: whole(leftMs) })
            : formatMessage(QUEUE_MESSAGES.late, { time: whole(-leftMs) });
        }
        const isToday = nowMs - Date.parse(sinceAt) < DAY_MS;
        return formatMessage(QUEUE_MESSAGES.since, {
          time: isToday ? formats.time(sinceAt) : formats.date(sinceAt),
        });
      },
    };
  }, [intl, formats, placeText]);
}
