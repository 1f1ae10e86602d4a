import { NOTIFIED_STEPS } from '@wakafine/domain/notify/notifications';
import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { alertTextFor } from '@wakafine/domain/notify/alerts';
import { forEachLanguage, languageChoice } from '@wakafine/domain/people/languages';
import { arrayParameter } from '../../platform/db/array-parameter';
import type { Services } from '../../platform/context/context';
import type { EventBus } from '../../platform/live/events';
import { dataSeen } from '../identity/looks/record-looks';
import type { SeenLooks } from '../identity/looks/record-looks';
import { caseStepTaken } from '../cases/cases.events';
import type { TakenStep } from '../cases/cases.events';
import type { Incident } from '../incidents/incident.entity';
import { incidentChanged } from '../incidents/incidents.events';
import type { Violation } from '../violations/violation.entity';
import { violationChanged, violationOpened } from '../violations/violations.events';
import type { AlertRow } from './alerts/alert-audience';
import { alertChanged } from './alerts/alerts.events';
import { WANTING_LOOK_NOTICES } from './notifications.queries';
import { notify } from './notify';
import type { Notice } from './notify';

/**
 * Notifies citizens of alerts, of the progress of their incidents, of violations that are closed and count, and of cases.
 */
export function listenForNotices(services: Services, events: EventBus): void {
  const report = inOrder((notice) => notify({ ...services, actor: null }, notice), services);
  events.on(alertChanged, ({ alert, accountIds }) => report(noticeOfAlert(alert, accountIds)));
  events.on(incidentChanged, (incident) => report(noticeOfIncident(incident)));
  // Of a drive that comes late and whole, a violation opens and closes at the same time.
  events.on(violationOpened, (violation) => report(noticeOfViolation(violation)));
  events.on(violationChanged, (violation) => report(noticeOfViolation(violation)));
  events.on(caseStepTaken, (step) => report(noticeOfCase(step)));
  events.on(dataSeen, (seen) => {
    noticeOfLooks(services, seen).then(report, (error: unknown) =>
      services.log.error({ err: error }, 'nobody could be notified of a look'),
    );
  });
}

/**
 * Writes the notices of one act one after another: they keep their order, and news for thousands takes one connection. Notices
 * of an account also wait for earlier ones of that account.
 */
function inOrder(
  write: (notice: Notice) => Promise<void>,
  { locks, log }: Services,
): (notice: Notice | null) => void {
  let waiting: Notice[] = [];
  const writeAll = async (notices: readonly Notice[]): Promise<void> => {
    for (const notice of notices) {
      const key = `notices:${notice.accountIds?.join() ?? 'all'}`;
      await locks
        .run(key, () => write(notice))
        .catch((error: unknown) =>
          log.error({ err: error, subject: notice.subject }, 'somebody could not be notified'),
        );
    }
  };
  return (notice) => {
    if (notice === null) {
      return;
    }
    waiting.push(notice);
    if (waiting.length === 1) {
      // The events of one act are emitted in one turn.
      queueMicrotask(() => {
        const notices = waiting;
        waiting = [];
        void writeAll(notices);
      });
    }
  };
}

/** Only for those who asked to be notified of every look; one notice for the looks of one act. */
async function noticeOfLooks({ db }: Services, { kind, looks }: SeenLooks): Promise<Notice | null> {
  const accounts = arrayParameter(looks.map(({ accountId }) => accountId));
  const wanting = await db.rows(WANTING_LOOK_NOTICES, [accounts]);
  return wanting.length === 0
    ? null
    : {
        accountIds: wanting.map(({ accountId }) => accountId),
        subject: `look:${Math.min(...looks.map(({ id }) => id))}`,
        facts: { kind: 'DATA_LOOK', look: kind },
      };
}

function noticeOfAlert(alert: AlertRow, accountIds: readonly number[] | null): Notice | null {
  const { id, expiresAt, revokedAt } = alert;
  const texts = forEachLanguage((language) => alertTextFor(alert.texts, languageChoice(language)).text);
  const facts = { kind: 'ALERT_BROADCAST', alertId: String(id), texts } as const;
  return revokedAt === null ? { accountIds, subject: `alert:${id}`, facts, expiresAt } : null;
}

function noticeOfIncident({ id, accountId, status, statusReason, version }: Incident): Notice | null {
  return accountId === null
    ? null
    : {
        accountIds: [accountId],
        // A reopened incident comes to the same status again.
        subject: `incident:${id}:${status}:${version}`,
        facts: { kind: 'INCIDENT_STATUS', incidentId: String(id), status, reason: statusReason },
      };
}

/**
 * Violations that are open, withdrawn or no more than a claim are not confirmed, nor those whose evidence is too
 * thin (grade C).
 */
function noticeOfViolation(violation: Violation): Notice | null {
  const { id, accountId, severity, speedKmh, provenKmh, provenS, isOverGaps } = violation;
  const { limitKmh, limitZone, limitPlace, limitSource, isLimitConfirmed } = violation;
  const isConfirmed =
    violation.endedAt !== null && !violation.isWithdrawn && !violation.isClaimed && violation.grade !== 'C';
  return accountId === null || !isConfirmed
    ? null
    : {
        accountIds: [accountId],
        subject: `violation:${id}`,
        facts: {
          ...{ kind: 'VIOLATION_CONFIRMED', violationId: String(id), severity, speedKmh },
          proof: {
            ...{ provenKmh, provenS, isOverGaps, isLimitConfirmed },
            ...{ limitKmh, limitZone, limitPlace, limitSource },
          },
        },
      };
}

/** The holder is notified of every step but their own and those that have no effect until somebody else signs. */
function noticeOfCase({
  caseId,
  violationId,
  holderId,
  version,
  kind,
  dueAt,
  ...taken
}: TakenStep): Notice | null {
  // A refused measurement ends the case as taking it back does.
  const named = kind === 'DECIDED' ? taken.decision : kind === 'REFUSED' ? 'WITHDRAWN' : kind;
  const step = NOTIFIED_STEPS.find((each) => each === (named === 'OBJECTED' ? 'CONTESTED' : named));
  return holderId === null || step === undefined
    ? null
    : {
        accountIds: [holderId],
        subject: `case:${caseId}:${version}`,
        facts: {
          ...{ kind: 'CASE_STEP', violationId: String(violationId), step, reason: taken.reason },
          lastDay: dueAt === null ? null : isoDay(civilDayOf(dueAt.getTime() - 1)),
        },
      };
}
