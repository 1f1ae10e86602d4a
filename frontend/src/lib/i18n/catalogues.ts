import type { Language } from './languages';

export type Catalogue = Record<string, string>;
type Loader = () => Promise<Catalogue>;

const english = import.meta.glob<Catalogue>('../../locales/en/*.json', { eager: true, import: 'default' });
const french = import.meta.glob<Catalogue>('../../locales/fr/*.json', { import: 'default' });
const pidgin = import.meta.glob<Catalogue>('../../locales/pidgin/*.json', { import: 'default' });

/** English travels with the app: it is what remains when another catalogue cannot be fetched. */
export const ENGLISH: Catalogue = merge(Object.values(english));

/** All texts of a language, one JSON file per feature merged; rejects when the network fails. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === 'en') {
    return ENGLISH;
  }
  const loaders: Loader[] = Object.values(language === 'fr' ? french : pidgin);
  return merge(await Promise.all(loaders.map((load) => load())));
}

function merge(parts: readonly Catalogue[]): Catalogue {
  return Object.assign({}, ...parts);
}
