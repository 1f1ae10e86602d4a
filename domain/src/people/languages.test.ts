import {
  forEachLanguage,
  languageChoice,
  languageOfChoice,
  LANGUAGE_CHOICES,
  LANGUAGE_CODES,
  LANGUAGES,
} from './languages';

test('each name of the API leads to its language and back', () => {
  expect(LANGUAGE_CHOICES.slice(0, 3)).toEqual(['EN', 'FR', 'PIDGIN']);
  expect(LANGUAGE_CHOICES.map(languageOfChoice)).toEqual(LANGUAGE_CODES);
  expect(Object.entries(forEachLanguage(languageChoice))).toEqual(
    LANGUAGE_CHOICES.map((choice) => [choice, choice]),
  );
});

test.each(LANGUAGE_CODES)(
  'readers of %s are sent to other languages of the list, to each once, and its locales exist',
  (language) => {
    const { instead, formats, tag } = LANGUAGES[language];
    const tried = [language, ...instead];
    expect(new Set(tried).size).toBe(tried.length);
    expect(tried.filter((code) => !LANGUAGE_CODES.includes(code))).toEqual([]);
    expect(() => [new Intl.NumberFormat(formats), new Intl.Locale(tag)]).not.toThrow();
  },
);
