import {
  forEachLanguage,
  languageChoice,
  languageOfChoice,
  LANGUAGE_CHOICES,
  LANGUAGE_CODES,
  LANGUAGES,
} from './languages';

test('each name of the API leads to its language and back', () => {
  expect(LANGUAGE_CHOICES).toEqual(['EN', 'FR', 'PIDGIN']);
  expect(LANGUAGE_CHOICES.map(languageOfChoice)).toEqual(LANGUAGE_CODES);
  expect(forEachLanguage(languageChoice)).toEqual({ EN: 'EN', FR: 'FR', PIDGIN: 'PIDGIN' });
});

test.each(LANGUAGE_CODES)(
  'where nothing is written in %s, every other language is tried once',
  (language) => {
    const { instead, formats, tag } = LANGUAGES[language];
    expect([language, ...instead].sort()).toEqual([...LANGUAGE_CODES].sort());
    expect(() => [new Intl.NumberFormat(formats), new Intl.Locale(tag)]).not.toThrow();
  },
);
