import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGE_CODES, type Language } from '@wakafine/domain/people/languages';
import { build, type InlineConfig } from 'vite';

const ENTRY = 'src/prerender.tsx';
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const COMMENTS = /<!--[^]*?-->/g;

const PAGES = ['landing', 'sign-in', 'home'] as const;
export type PageName = (typeof PAGES)[number];

/** A page, drawn at build. */
export interface DrawnPage {
  /** The rules of style. */
  readonly css: string;
  /** Markup by language. */
  readonly markup: ReadonlyMap<string, string>;
}

/** All that the documents are made of. */
export interface Drawn {
  readonly pages: ReadonlyMap<PageName, DrawnPage>;
  /** Queries of the home page at first, as one request. */
  readonly homeQuestion: string;
}

/** Draws each page that somebody may meet first in each language, with the app's own components. */
export async function drawPages(root: string, config: InlineConfig): Promise<Drawn> {
  const folder = await mkdtemp(join(tmpdir(), 'wakafine-drawn-'));
  try {
    await build({
      ...config,
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: ENTRY,
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    // The module was built from `src/prerender.tsx` just now.
    const drawer = (await import(
      pathToFileURL(join(folder, 'prerender.js')).href
    )) as typeof import('../src/prerender');
    return {
      pages: new Map(PAGES.map((page) => [page, collect((language) => drawer.drawPage(page, language))])),
      homeQuestion: drawer.homeQuestionText(),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function collect(draw: (language: Language) => string): DrawnPage {
  const rules = new Set<string>();
  const markup = new Map<string, string>();
  for (const language of LANGUAGE_CODES) {
    const drawn = draw(language);
    for (const [, css = ''] of drawn.matchAll(STYLE)) {
      rules.add(css);
    }
    markup.set(language, drawn.replace(STYLE, '').replace(COMMENTS, ''));
  }
  return { css: withoutUnused([...rules].join('')), markup };
}

/** The rules without the design's variables that none of them uses: a page uses a few of some hundred. */
function withoutUnused(css: string): string {
  const used = new Set([...css.matchAll(/var\((--(?:[\w-]|\\.)+)/g)].map(([, name]) => name));
  const stored = css.replace(/(--(?:[\w-]|\\.)+):[^;{}]*(;|(?=\}))/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  );
  // What only an unused variable used is unused now.
  return stored === css ? css : withoutUnused(stored);
}
