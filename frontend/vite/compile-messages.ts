import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LANGUAGE_CODES } from '@wakafine/domain/people/languages';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../src/locales');
/** The catalogues that visitors meet on their first pages. */
const FIRST = ['app', 'common', 'errors', 'identity', 'landing', 'validation'];
/** Those of pages that are seldom opened, by visitors or citizens. */
const SELDOM = [
  'bus',
  'family',
  'legal',
  'looks',
  'open-data',
  'roles',
  'share',
  'stop-mail',
  'trackers',
  'verify',
];
/** Those of a citizen's further pages: the home page, and what is opened on it, do without. */
const REST = [
  'cases',
  'charts',
  'evidence',
  'export',
  'map',
  'pdf',
  'receipt',
  'reports',
  'settings',
  'voice',
];
/** Those of the dashboard alone. */
const STAFF = [
  ...[
    'admin',
    'agency',
    'analytics',
    'attention',
    'audit',
    'broadcast',
    'campaigns',
    'exports',
    'inbox',
    'limits',
    'operations',
    'patrols',
    'staff',
  ],
  ...[
    'segments',
    'speed-limits',
    'staff-cases',
    'staff-reports',
    'system',
    'users',
    'vehicles',
    'views',
    'violators',
  ],
];
/** Those of the pages for developers alone. */
const DEVELOPERS = ['developers', 'explorer', 'guides', 'rest', 'schema'];
/** Those of the domain travel in its own modules. */
const OF_DOMAIN = 'domain-';
const SCOPES = ['first', 'home', 'rest', 'seldom', 'staff', 'developers'];
const TEXTS = new RegExp(`^virtual:texts/(${LANGUAGE_CODES.join('|')})/(${SCOPES.join('|')})$`);
/** Loader of each of them in the app, and those that pages are drawn with at build. */
const LISTS: Readonly<Record<string, () => string>> = {
  'virtual:catalogues': listOfLoaders,
  'virtual:drawn-texts': listOfDrawnTexts,
};

/** Formatter of react-intl; without its parser, which weighs 8 kB, it accepts trees only. */
export const NO_PARSER = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/**
 * Vite plugin that gives the texts of a language as `virtual:texts/<language>/first`, `.../home`, `.../rest`, `.../seldom`, `.../staff` and `.../developers`: each text as
 * the tree that react-intl would make of it at run time, and where there is nothing but words in it, as these words; and lists of
 * them for all languages.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    resolveId: (id) => (TEXTS.test(id) || LISTS[id] !== undefined ? `\0${id}` : null),
    load(id) {
      const list = LISTS[id.slice(1)];
      if (list !== undefined) {
        return list();
      }
      const [, language = '', part] = TEXTS.exec(id.slice(1)) ?? [];
      if (part === undefined) {
        return null;
      }
      const files = readdirSync(join(LOCALES, language)).filter(
        (name) => !name.startsWith(OF_DOMAIN) && partOf(basename(name, '.json')) === part,
      );
      const paths = files.map((name) => join(LOCALES, language, name));
      paths.forEach((path) => this.addWatchFile(path));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(treesOf(paths)))})`;
    },
  };
}

/** English for the first pages travels with the app; all else is fetched when it is wanted. */
function listOfLoaders(): string {
  const loader = (language: string, scope: string): string =>
    language === 'en' && scope === 'first'
      ? 'first: () => Promise.resolve({ default: first })'
      : `${scope}: () => import('virtual:texts/${language}/${scope}')`;
  const loaders = LANGUAGE_CODES.map(
    (language) => `${language}: { ${SCOPES.map((scope) => loader(language, scope)).join(', ')} }`,
  );
  return `import first from 'virtual:texts/en/first';\nexport const loaders = { ${loaders.join(', ')} };`;
}

function listOfDrawnTexts(): string {
  const imports = LANGUAGE_CODES.flatMap((language) =>
    ['first', 'home'].map(
      (scope) => `import ${language}_${scope} from 'virtual:texts/${language}/${scope}';`,
    ),
  );
  const texts = LANGUAGE_CODES.map(
    (language) => `${language}: { ...${language}_first, ...${language}_home }`,
  );
  return `${imports.join('\n')}\nexport const drawnTexts = { ${texts.join(', ')} };`;
}

function partOf(catalogue: string): string {
  if (FIRST.includes(catalogue)) {
    return 'first';
  }
  if (SELDOM.includes(catalogue)) {
    return 'seldom';
  }
  if (REST.includes(catalogue)) {
    return 'rest';
  }
  if (DEVELOPERS.includes(catalogue)) {
    return 'developers';
  }
  return STAFF.includes(catalogue) ? 'staff' : 'home';
}

function treesOf(paths: readonly string[]): object {
  const entries = paths.flatMap((path) => {
    // A catalogue is one flat object of texts, as its test sees to.
    const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    return Object.entries(texts).map(([key, text]) => [
      key,
      shortened(parse(text, { captureLocation: false })),
    ]);
  });
  return Object.fromEntries(entries);
}

/** A text without values stands for the tree that consists of it. */
function shortened(tree: MessageFormatElement[]): MessageFormatElement[] | string {
  const [only] = tree;
  return tree.length === 1 && only?.type === TYPE.literal ? only.value : tree;
}
