import { alertTextFor, writtenTexts } from './alerts';

const TEXTS = { EN: 'Road closed', FR: 'Route barrée', PIDGIN: 'Road don lock' };

test.each([
  ['EN', TEXTS, 'EN'],
  ['FR', TEXTS, 'FR'],
  ['PIDGIN', { EN: 'Road closed', FR: 'Route barrée' }, 'EN'],
  ['FR', { EN: 'Road closed', PIDGIN: 'Road don lock' }, 'EN'],
  ['EN', { FR: 'Route barrée', PIDGIN: 'Road don lock' }, 'PIDGIN'],
  ['EN', { FR: 'Route barrée' }, 'FR'],
] as const)('a reader of %s gets %j in %s', (language, texts, expected) => {
  expect(alertTextFor(texts, language)).toEqual({ text: TEXTS[expected], language: expected });
});

test('of what was given, that which says something is written', () => {
  expect(writtenTexts({ EN: ' Road closed ', FR: '  ', PIDGIN: null })).toEqual({ EN: 'Road closed' });
});
