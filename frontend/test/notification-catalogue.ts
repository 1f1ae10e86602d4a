import { INCIDENT_STATUSES } from '@wakafine/domain/incidents/incidents';
import { notificationText } from '@wakafine/domain/notify/notification-texts';
import type { NotificationFacts } from '@wakafine/domain/notify/notifications';
import { type Language, languageChoice } from '@wakafine/domain/people/languages';

const FACTS: readonly NotificationFacts[] = [
  ...INCIDENT_STATUSES.map((status) => ({
    kind: 'INCIDENT_STATUS' as const,
    incidentId: '7',
    status,
    reason: null,
  })),
  { kind: 'VIOLATION_CONFIRMED', violationId: '8', severity: 'DANGER', speedKmh: 84 },
  { kind: 'ALERT_BROADCAST', alertId: '9', texts: { EN: 'Alert', FR: 'Alerte', PIDGIN: 'Alert' } },
  { kind: 'WEEKLY_SUMMARY', weekOf: '2026-11-16', journeyCount: 12, distanceKm: 80, violationCount: 2 },
];

/** What notifications say in a language, title and body, so that the tests of wording read them like a catalogue. */
export function notificationCatalogue(language: Language): Record<string, string> {
  return Object.fromEntries(
    FACTS.flatMap((facts, index) => {
      const { title, body } = notificationText(facts, languageChoice(language));
      return [
        [`notification ${index}, title`, title],
        [`notification ${index}, body`, body],
      ];
    }),
  );
}
