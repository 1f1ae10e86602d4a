import type { NotificationFacts } from './notifications';
import { alertTextFor } from './alerts';
import { languageOfChoice, LANGUAGES } from '../people/languages';
import type { LanguageChoice } from '../people/languages';
import { fillText } from '../texts/fill-text';
import { NOTIFICATION_TEXTS } from './notifications.generated';
import { proofText } from '../violations/proof-texts';
import { wholeKmh } from '../speed/speed';

/** A notification in words, and the page of the app that it leads to. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** Path within the app. */
  readonly path: string;
}

/** Text of a notification in a language; also what the phone shows while the app is closed. */
export function notificationText(facts: NotificationFacts, language: LanguageChoice): NotificationText {
  const code = languageOfChoice(language);
  const texts = NOTIFICATION_TEXTS[code];
  const number = new Intl.NumberFormat(LANGUAGES[code].formats, {
    maximumFractionDigits: 0,
  });
  switch (facts.kind) {
    case 'INCIDENT_STATUS':
      return {
        title: texts['incident.title'],
        body: [texts[`status.${facts.status}`], facts.reason].filter((part) => part !== null).join(' '),
        path: `/reports/incidents/${facts.incidentId}`,
      };
    case 'VIOLATION_CONFIRMED':
      return {
        title: texts['violation.title'],
        body:
          facts.proof === undefined
            ? fillText(texts['violation.text'], { speed: number.format(wholeKmh(facts.speedKmh)) })
            : proofText(facts.proof, language),
        path: `/violations/${facts.violationId}`,
      };
    case 'ALERT_BROADCAST':
      return { title: texts['alert.title'], body: alertTextFor(facts.texts, language).text, path: '/' };
    case 'WEEKLY_SUMMARY':
      return {
        title: texts['week.title'],
        body: fillText(texts['week.text'], {
          journeys: facts.journeyCount,
          km: number.format(facts.distanceKm),
          violations: facts.violationCount,
        }),
        path: '/reports?filter=monthly',
      };
    case 'DATA_LOOK':
      return {
        title: texts['look.title'],
        body: texts[`look.${facts.look}`],
        path: '/settings/who-has-seen',
      };
    case 'CASE_STEP': {
      const day = facts.lastDay === null ? '' : shownDay(facts.lastDay, LANGUAGES[code].formats);
      const said = fillText(texts[`case.${facts.step}`], { day });
      return {
        title: texts['case.title'],
        body: [said, facts.reason].filter((part) => part !== null).join(' '),
        path: `/violations/${facts.violationId}`,
      };
    }
    case 'WEBHOOK_OFF':
      return {
        title: texts['webhook.title'],
        body: fillText(texts[`webhook.${facts.reason}`], { host: facts.host }),
        path: '/developers/webhooks',
      };
    case 'VEHICLE_STATUS':
      return {
        title: texts['vehicle.title'],
        body: fillText(texts[facts.isSuspended ? 'vehicle.SUSPENDED' : 'vehicle.CLEARED'], {
          plate: facts.registrationNumber,
        }),
        path: '/journeys',
      };
  }
}

/** A day such as `2026-12-08` as people write it. */
function shownDay(day: string, formats: string): string {
  const format = new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
