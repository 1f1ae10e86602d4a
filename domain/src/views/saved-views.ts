import { filterFromEntries, WHOLE_COUNTRY } from '../segments/segment-filter';
import { overviewFromEntries, USUAL_OVERVIEW } from './overview-sentence';

/** Pages of analytics whose sentence can be stored as a view. */
export const VIEW_PAGES = ['OVERVIEW', 'SEGMENTS'] as const;
/** Page of analytics whose sentence can be stored as a view. */
export type ViewPage = (typeof VIEW_PAGES)[number];

/** Bounds of views: characters of the name and of the sentence, views of one person, and those of them that come by mail. */
export const VIEW_BOUNDS = {
  name: { min: 3, max: 60 },
  sentence: { min: 0, max: 1_200 },
  perPerson: 50,
  mailsPerPerson: 20,
} as const;

type Words = Readonly<Record<string, string | number | null>>;
type ValueOf = (name: string) => string | null;

const SENTENCES: Readonly<Record<ViewPage, { usual: Words; read: (valueOf: ValueOf) => Words }>> = {
  OVERVIEW: {
    usual: { ...USUAL_OVERVIEW },
    read: (valueOf) => ({ ...overviewFromEntries(valueOf) }),
  },
  SEGMENTS: {
    usual: { ...WHOLE_COUNTRY },
    read: (valueOf) => ({ ...filterFromEntries(valueOf) }),
  },
};

/**
 * The one form of a sentence, as names and values of an address: what is usual is left out, in a fixed order. None at all is the page
 * as it opens. Null for a word that the page does not know or that makes no sense there.
 */
export function viewEntries(
  page: ViewPage,
  given: readonly (readonly [name: string, value: string])[],
): [name: string, value: string][] | null {
  const { usual, read } = SENTENCES[page];
  const valueOf = new Map(given);
  const words = read((name) => valueOf.get(name) ?? null);
  const isKnown = given.every(([name, value]) => String(words[name] ?? '') === value);
  return isKnown
    ? Object.entries(words).flatMap(([name, word]): [string, string][] =>
        word === null || word === usual[name] ? [] : [[name, String(word)]],
      )
    : null;
}

/** The page of a name; the overview for any other. */
export function viewPageOf(name: string): ViewPage {
  return VIEW_PAGES.find((known) => known === name) ?? 'OVERVIEW';
}
