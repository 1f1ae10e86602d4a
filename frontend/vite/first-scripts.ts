import { LANGUAGE_CODES } from '@wakafine/domain/people/languages';
import type { Rolldown } from 'vite';

/** Modules of each runtime and first page: fetched at once instead of one after the other. */
const PARTS: Record<string, readonly string[]> = {
  react: ['vite/runtime/react.js'],
  preact: ['vite/runtime/preact.js'],
  landing: ['src/features/landing/LandingPage.tsx'],
  'sign-in': ['src/features/identity/sign-in/SignInPage.tsx'],
  home: [
    'src/app/screens/SignedInScreens.tsx',
    'src/app/pages/DriveFrame.tsx',
    'src/app/pages/HomeScreen.tsx',
    'src/lib/apollo/apollo.ts',
    'src/app/home-answers.ts',
  ],
};

/** Addresses of scripts. */
export interface FirstScripts {
  /** Modules of every page. */
  readonly always: string[];
  /** Further modules by what needs them: a page, or a language (`fr` for visitors, `fr-home` for somebody signed in). */
  readonly later: Record<string, string[]>;
}

/** The scripts that a first load asks for at once. */
export function scriptsOf(bundle: Rolldown.OutputBundle): FirstScripts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const graphOfAll = (starts: readonly Rolldown.OutputChunk[]): string[] => {
    const names = starts.flatMap((chunk) => graphOf(chunk.fileName, bundle));
    return [...new Set(names)].map((name) => `/${name}`);
  };
  const always = graphOfAll(chunks.filter(isStart));
  const of = (modules: readonly string[]): string[] => {
    const has = (chunk: Rolldown.OutputChunk): boolean =>
      modules.some((id) => chunk.moduleIds.some((own) => own.endsWith(id)));
    const starts = chunks.filter(has);
    if (starts.length === 0) {
      throw new Error(`No script has any of ${modules.join(', ')}`);
    }
    return graphOfAll(starts).filter((name) => !always.includes(name));
  };
  const texts = LANGUAGE_CODES.flatMap((language) => [
    [language, of([`virtual:texts/${language}/first`])],
    [`${language}-home`, of([`virtual:texts/${language}/first`, `virtual:texts/${language}/home`])],
  ]);
  const pages = Object.entries(PARTS).map(([page, modules]) => [page, of(modules)]);
  return { always, later: Object.fromEntries([...pages, ...texts]) };
}

/** True for the script that the documents begin with. */
export function isStart(output: Rolldown.OutputBundle[string]): output is Rolldown.OutputChunk {
  return output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith('frontend/src/main.tsx'));
}

function graphOf(name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (chunk?.type === 'chunk' && !seen.has(name)) {
    seen.add(name);
    chunk.imports.forEach((next) => graphOf(next, bundle, seen));
  }
  return [...seen];
}
