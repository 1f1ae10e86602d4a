import { createIntl } from 'react-intl';
import { LANGUAGE_CODES } from '@wakafine/domain/people/languages';
import { fillText } from '@wakafine/domain/texts/fill-text';
import { readCatalogue } from '../../test/catalogues-node';
import { storedContent, textFiles } from '../../test/text-files';

it('has every file that follows from the messages as `npm run texts` writes it', () => {
  const stale = Object.entries(textFiles()).filter(([path, content]) => storedContent(path) !== content);
  expect(stale.map(([path]) => path)).toEqual([]);
});

it.each(LANGUAGE_CODES)('fills texts of the domain in %s as the app fills its own', (language) => {
  const texts = Object.entries(readCatalogue(language)).filter(([id]) => id.startsWith('domain-'));
  expect(texts.length).toBeGreaterThan(40);
  for (const [id, text] of texts) {
    for (const initial of ['vowel', 'consonant']) {
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `<${name}>`]);
      const values = { ...Object.fromEntries(names), initial };
      const intl = createIntl({ locale: 'en', messages: { [id]: text } });
      expect(fillText(text, values)).toBe(intl.formatMessage({ id }, values));
    }
  }
});
