import { LANGUAGE_CHOICES } from '../people/languages';
import { REASON_MAX } from '../incidents/incidents';
import { ANSWER_KEYS, ANSWERED_ACTS, answersFor } from './answers';

const occurredAt = new Date('2026-11-28T16:41:00Z');
const place = 'N3, 4 km after Boumnyébel';

test.each(ANSWERED_ACTS)('every template of %s is filled in every language and fits into a note', (act) => {
  for (const language of LANGUAGE_CHOICES) {
    const answers = answersFor(act, language, { place, occurredAt });
    expect(answers.map(({ key }) => key)).toEqual(ANSWER_KEYS[act]);
    for (const { text } of answers) {
      expect(text).toContain('17:41');
      expect(text).not.toMatch(/[{}]/);
      expect(text.length).toBeLessThan(REASON_MAX);
    }
  }
});

test.each([
  ['EN', 'Thank you. A team was there and helped: N3, 4 km after Boumnyébel.'],
  ['FR', 'Merci. Une équipe est venue et a aidé\u00a0: N3, 4 km after Boumnyébel.'],
  ['PIDGIN', 'Thank you. Authority people don go there, dem help: N3, 4 km after Boumnyébel.'],
] as const)('an answer in %s names the place', (language, beginning) => {
  const [first] = answersFor('RESOLVED', language, { place, occurredAt });
  expect(first?.text.startsWith(beginning)).toBe(true);
});

test('without a place the answer speaks of the one that was described', () => {
  const [first] = answersFor('REOPENED', 'FR', { place: null, occurredAt });
  expect(first?.text).toContain('l’endroit que vous avez décrit');
});
