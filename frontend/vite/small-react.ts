import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const preact = (file: string): string =>
  fileURLToPath(new URL(`../../node_modules/preact/${file}`, import.meta.url));

/** What is asked for, and what a browser gets instead. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['react', preact('compat/dist/compat.mjs')],
  ['react-dom', preact('compat/dist/compat.mjs')],
  ['react-dom/client', fileURLToPath(new URL('./shims/react-dom-client.js', import.meta.url))],
  ['react/jsx-runtime', preact('jsx-runtime/dist/jsxRuntime.mjs')],
]);

/**
 * Vite plugin that builds the app's scripts with Preact, which has React's interface and a tenth of its size: React
 * alone would be more than half of what a phone fetches before its first page. Development, and the threads that draw
 * PDFs, keep React itself.
 */
export function smallReact(): Plugin {
  return {
    name: 'small-react',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: (id) => INSTEAD.get(id) ?? null,
  };
}
