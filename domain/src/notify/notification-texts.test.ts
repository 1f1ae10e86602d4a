import { INCIDENT_STATUSES } from '../incidents/incidents';
import { notificationText } from './notification-texts';
import { NOTIFIED_STEPS } from './notifications';
import type { NotificationFacts } from './notifications';
import { forEachLanguage, LANGUAGE_CHOICES } from '../people/languages';
import type { ProofFacts } from '../violations/proof-texts';

const ALERT_TEXTS = { ...forEachLanguage((language) => `Flood, in ${language}`), EN: 'Flood' };
const FACTS: readonly NotificationFacts[] = [
  ...INCIDENT_STATUSES.map((status) => ({
    kind: 'INCIDENT_STATUS' as const,
    incidentId: '7',
    status,
    reason: null,
  })),
  { kind: 'VIOLATION_CONFIRMED', violationId: '8', severity: 'DANGER', speedKmh: 83.6 },
  { kind: 'ALERT_BROADCAST', alertId: '9', texts: ALERT_TEXTS },
  { kind: 'WEEKLY_SUMMARY', weekOf: '2026-11-16', journeyCount: 12, distanceKm: 1234.5, violationCount: 2 },
];

it('says everything in every language in other words', () => {
  for (const facts of FACTS) {
    const bodies = LANGUAGE_CHOICES.map((language) => notificationText(facts, language).body);
    expect(new Set(bodies).size).toBe(bodies.length);
    expect(bodies.every((body) => body.length > 0 && body.length < 120)).toBe(true);
  }
});

it('notifies the holder of a case of each step, by its last day, and what staff wrote', () => {
  const facts = { kind: 'CASE_STEP', violationId: '8', lastDay: '2026-12-08', reason: null } as const;
  for (const step of NOTIFIED_STEPS) {
    const bodies = LANGUAGE_CHOICES.map((language) => notificationText({ ...facts, step }, language).body);
    expect(new Set(bodies).size).toBe(bodies.length);
    expect(bodies.join()).not.toContain('{');
  }
  const reminded = notificationText({ ...facts, step: 'REMINDED_3', reason: 'As it was measured.' }, 'EN');
  expect(reminded.body).toBe(
    'You can contest your violation for three more days, until 8 December at midnight. As it was measured.',
  );
  expect(reminded.path).toBe('/violations/8');
});

it('says what is proven of a violation, and under which limit', () => {
  const proof: ProofFacts = {
    ...{ provenKmh: 71.4, provenS: 30, isOverGaps: false, limitKmh: 60, limitZone: 'TOWN' },
    ...{ limitPlace: 'Edéa', limitSource: 'Survey', isLimitConfirmed: true },
  };
  const facts = {
    kind: 'VIOLATION_CONFIRMED',
    violationId: '8',
    severity: 'WARNING',
    speedKmh: 78,
    proof,
  } as const;
  expect(notificationText(facts, 'EN').body.replaceAll('\u00a0', ' ')).toBe(
    'At least 71 km/h over 30 s. Limit 60 (Edéa, town).',
  );
});

it('says how fast and how far in whole numbers', () => {
  expect(FACTS.slice(6).map((facts) => notificationText(facts, 'EN').body)).toEqual([
    'You reached 83 km/h. Look at the details.',
    'Flood',
    'Journeys: 12. Distance: 1,235 km. Violations: 2.',
  ]);
});

it('adds what staff wrote as they wrote it', () => {
  const facts = {
    kind: 'INCIDENT_STATUS',
    incidentId: '7',
    status: 'REJECTED',
    reason: 'Not on a <road>.',
  } as const;
  expect(notificationText(facts, 'EN').body).toBe('Your report was closed. Not on a <road>.');
});

it('leads to the page that it is about', () => {
  expect(FACTS.slice(5).map((facts) => notificationText(facts, 'FR').path)).toEqual([
    '/reports/incidents/7',
    '/violations/8',
    '/',
    '/reports?filter=monthly',
  ]);
});
