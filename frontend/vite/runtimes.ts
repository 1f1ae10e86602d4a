import { join } from 'node:path';
import * as react from 'react';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import * as jsx from 'react/jsx-runtime';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, 'runtime');
/** Modules of React, each with its part of a runtime and the names that it has. */
const MODULES: Readonly<Record<string, { readonly part: string; readonly names: readonly string[] }>> = {
  react: { part: 'react', names: namesOf(react) },
  'react-dom': { part: 'dom', names: namesOf(dom) },
  'react-dom/client': { part: 'client', names: namesOf(client) },
  'react/jsx-runtime': { part: 'jsx', names: namesOf(jsx) },
};
const PREFIX = '\0runtime:';
/** Modules that are given React itself. */
const OF_RUNTIMES = /node_modules[\\/](react|react-dom|scheduler|preact)[\\/]/;

/**
 * Vite plugin that has the first pages of a visitor run on Preact, which is React in a sixth of its size, and all others on React: the same
 * modules with either. A page has one of both for as long as it is there (`app/other-document`).
 */
export function runtimes(): Plugin {
  return {
    name: 'runtimes',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const isOfApp = !importer.startsWith(FOLDER) && !OF_RUNTIMES.test(importer);
      return id in MODULES && isOfApp ? `${PREFIX}${id}` : null;
    },
    load(id) {
      const module = id.startsWith(PREFIX) ? MODULES[id.slice(PREFIX.length)] : undefined;
      return module === undefined
        ? null
        : `import runtime from ${JSON.stringify(join(FOLDER, 'choose.js'))};
          const own = runtime.${module.part}.default ?? runtime.${module.part};
          export default own;
          export const { ${module.names.join(', ')} } = own;`;
    },
  };
}

/** Names that modules may import: not those of React's own parts, and of its tools for developers. */
function namesOf(module: object): string[] {
  return Object.keys(module).filter(
    (name) => !/^(default|module\.exports|act|captureOwnerStack|__.*|unstable_.*)$/.test(name),
  );
}
