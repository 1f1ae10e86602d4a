import { alertTextFor } from './alerts';

const TEXTS = { EN: 'Road closed', FR: 'Route barrée', PIDGIN: 'Road don lock' };

test.each([
  ['EN', TEXTS, 'EN'],
  ['FR', TEXTS, 'FR'],
  ['PIDGIN', { ...TEXTS, PIDGIN: null }, 'EN'],
  ['FR', { ...TEXTS, FR: null }, 'EN'],
  ['EN', { ...TEXTS, EN: null }, 'PIDGIN'],
  ['EN', { EN: null, FR: 'Route barrée', PIDGIN: null }, 'FR'],
] as const)('whoever reads %s gets %j in %s', (language, texts, expected) => {
  expect(alertTextFor(texts, language)).toEqual({ text: texts[expected], language: expected });
});
