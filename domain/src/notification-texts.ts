import type { IncidentStatus } from './incidents';
import type { NotificationFacts } from './notifications';
import type { LanguageChoice } from './personal-settings';

/** A notification in words, and the page of the app that it leads to. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** Path within the app. */
  readonly path: string;
}

type Words = {
  readonly status: Readonly<Record<IncidentStatus, string>>;
  readonly incidentTitle: string;
  readonly violationTitle: string;
  readonly violation: (speed: string) => string;
  readonly alertTitle: string;
  readonly weekTitle: string;
  readonly week: (journeys: number, km: string, violations: number) => string;
};

const WORDS: Readonly<Record<LanguageChoice, Words>> = {
  EN: {
    status: {
      RECEIVED: 'Your report was received.',
      VERIFIED: 'Others have confirmed what you reported.',
      UNDER_REVIEW: 'The authority is looking into your report.',
      RESOLVED: 'Your report was resolved. Thank you.',
      REJECTED: 'Your report was closed.',
      DUPLICATE: 'Somebody had reported the same before you. Both are one report now.',
    },
    incidentTitle: 'Your incident report',
    violationTitle: 'Violation recorded',
    violation: (speed) => `You reached ${speed} km/h. Look at the details.`,
    alertTitle: 'Alert from the authority',
    weekTitle: 'Your week on the road',
    week: (journeys, km, violations) =>
      `Journeys: ${journeys}. Distance: ${km} km. Violations: ${violations}.`,
  },
  FR: {
    status: {
      RECEIVED: 'Votre signalement a été reçu.',
      VERIFIED: 'D’autres personnes ont confirmé votre signalement.',
      UNDER_REVIEW: 'L’autorité examine votre signalement.',
      RESOLVED: 'Votre signalement a été traité. Merci.',
      REJECTED: 'Votre signalement a été clos.',
      DUPLICATE: 'Quelqu’un l’avait signalé avant vous. Les deux ne font plus qu’un.',
    },
    incidentTitle: 'Votre signalement d’incident',
    violationTitle: 'Infraction enregistrée',
    violation: (speed) => `Vous avez atteint ${speed}\u00a0km/h. Voyez les détails.`,
    alertTitle: 'Alerte de l’autorité',
    weekTitle: 'Votre semaine sur la route',
    week: (journeys, km, violations) =>
      `Trajets\u00a0: ${journeys}. Distance\u00a0: ${km}\u00a0km. Infractions\u00a0: ${violations}.`,
  },
  PIDGIN: {
    status: {
      RECEIVED: 'We don get ya report.',
      VERIFIED: 'Other people don talk say ya report na true.',
      UNDER_REVIEW: 'Authority di check ya report.',
      RESOLVED: 'Ya report don finish fine. Thank you.',
      REJECTED: 'Ya report don close.',
      DUPLICATE: 'Some person don report dis same thing before you. The two na one report now.',
    },
    incidentTitle: 'Ya wahala report',
    violationTitle: 'We don record bad speed',
    violation: (speed) => `You reach ${speed} km/h. Look all about am.`,
    alertTitle: 'Authority get alert',
    weekTitle: 'Ya week for road',
    week: (journeys, km, violations) => `Waka: ${journeys}. How far: ${km} km. Bad speed: ${violations}.`,
  },
};

const LOCALES: Readonly<Record<LanguageChoice, string>> = { EN: 'en-CM', FR: 'fr-CM', PIDGIN: 'en-CM' };

/** What a notification says in a language; also what the phone shows while the app is closed. */
export function notificationText(facts: NotificationFacts, language: LanguageChoice): NotificationText {
  const words = WORDS[language];
  const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 0 });
  switch (facts.kind) {
    case 'INCIDENT_STATUS':
      return {
        title: words.incidentTitle,
        body: [words.status[facts.status], facts.reason].filter((part) => part !== null).join(' '),
        path: `/reports/incidents/${facts.incidentId}`,
      };
    case 'VIOLATION_CONFIRMED':
      return {
        title: words.violationTitle,
        body: words.violation(number.format(facts.speedKmh)),
        path: `/violations/${facts.violationId}`,
      };
    case 'ALERT_BROADCAST':
      return { title: words.alertTitle, body: facts.texts[language], path: '/' };
    case 'WEEKLY_SUMMARY':
      return {
        title: words.weekTitle,
        body: words.week(facts.journeyCount, number.format(facts.distanceKm), facts.violationCount),
        path: '/reports?filter=monthly',
      };
  }
}
