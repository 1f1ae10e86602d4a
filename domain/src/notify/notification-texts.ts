import type { LookKind } from '../people/data-looks';
import type { IncidentStatus } from '../incidents/incidents';
import type { NotificationFacts } from './notifications';
import { languageOfChoice, LANGUAGES } from '../people/languages';
import type { LanguageChoice } from '../people/languages';
import { proofText } from '../violations/proof-texts';
import { wholeKmh } from '../speed/speed';

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
  readonly lookTitle: string;
  readonly look: Readonly<Record<LookKind, string>>;
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
    lookTitle: 'Staff looked at your data',
    look: {
      PLATE: 'Your plate was shown in full.',
      NUMBER: 'Your mobile number was shown in full.',
      TRACK: 'The track of a journey was opened.',
      VIOLATION: 'A violation of yours was opened.',
      INCIDENT: 'An incident that you reported was opened.',
      COPY: 'A file with your plate was made.',
      PLATE_SEARCH: 'A search by plate found you.',
      NUMBER_SEARCH: 'A search by mobile number found you.',
    },
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
    lookTitle: 'Des agents ont consulté vos données',
    look: {
      PLATE: 'Votre plaque a été affichée en entier.',
      NUMBER: 'Votre numéro de téléphone a été affiché en entier.',
      TRACK: 'Le tracé d’un trajet a été ouvert.',
      VIOLATION: 'Une de vos infractions a été ouverte.',
      INCIDENT: 'Un incident que vous avez signalé a été ouvert.',
      COPY: 'Un fichier avec votre plaque a été créé.',
      PLATE_SEARCH: 'Une recherche par plaque vous a trouvé.',
      NUMBER_SEARCH: 'Une recherche par numéro de téléphone vous a trouvé.',
    },
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
    lookTitle: 'Authority people don look ya data',
    look: {
      PLATE: 'Dem see all ya plate.',
      NUMBER: 'Dem see all ya phone number.',
      TRACK: 'Dem open the road weh you pass for one waka.',
      VIOLATION: 'Dem open one bad speed weh na ya own.',
      INCIDENT: 'Dem open wahala weh you report.',
      COPY: 'Dem make file weh get ya plate.',
      PLATE_SEARCH: 'Dem search plate, and e show you.',
      NUMBER_SEARCH: 'Dem search phone number, and e show you.',
    },
  },
};

/** What a notification says in a language; also what the phone shows while the app is closed. */
export function notificationText(facts: NotificationFacts, language: LanguageChoice): NotificationText {
  const words = WORDS[language];
  const number = new Intl.NumberFormat(LANGUAGES[languageOfChoice(language)].formats, {
    maximumFractionDigits: 0,
  });
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
        body:
          facts.proof === undefined
            ? words.violation(number.format(wholeKmh(facts.speedKmh)))
            : proofText(facts.proof, language),
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
    case 'DATA_LOOK':
      return { title: words.lookTitle, body: words.look[facts.look], path: '/settings/who-has-seen' };
  }
}
