import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Alias, type InlineConfig } from 'vite';
import { CHUNK_GROUPS } from './vite/chunk-groups.ts';
import { compileMessages, NO_PARSER } from './vite/compile-messages.ts';
import { dropWords } from './vite/drop-words.ts';
import { LIGHTER_IN_BROWSERS, LIGHTER_PACKAGES } from './vite/lighter-packages.ts';
import { manifests } from './vite/manifests.ts';
import { offlineFiles } from './vite/offline-files.ts';
import { prerender } from './vite/prerender.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { runtimes } from './vite/runtimes.ts';
import { shakeRouter } from './vite/shake-router.ts';
import { splitOperations } from './vite/split-operations.ts';
import { unpackYoga } from './vite/unpack-yoga.ts';

const DOMAIN_SOURCES = fileURLToPath(new URL('../domain/src/', import.meta.url));
const SERVER = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

/**
 * Changes with what the app asks for and with the schema: what an older app has stored can't be read by a newer
 * one.
 */
const OPERATIONS = fileURLToPath(new URL('src/graphql/generated.ts', import.meta.url));
const OPERATIONS_MARK = createHash('sha256').update(readFileSync(OPERATIONS)).digest('hex').slice(0, 16);

/** Version of the app: that of its package, which a release gives to all packages at once. */
const VERSION: unknown = Reflect.get(
  JSON.parse(readFileSync(fileURLToPath(new URL('package.json', import.meta.url)), 'utf8')),
  'version',
);

const offline = offlineFiles();

const appPlugins = () => [react(), compileMessages()];

/**
 * Options for making modules of the app's sources, in the browser or at build, with further replacements of
 * modules.
 */
const appConfig = (alias: Alias[] = []): InlineConfig => ({
  plugins: appPlugins(),
  resolve: {
    // The sources of the domain, so that no build of it is needed first. Its export condition `source` would do,
    // were it not that other packages use the same name for sources that are not meant for us.
    alias: [
      { find: /^@wakafine\/domain\/(.*)$/, replacement: `${DOMAIN_SOURCES}$1.ts` },
      NO_PARSER,
      ...LIGHTER_PACKAGES,
      ...alias,
    ],
  },
});

export default defineConfig({
  ...appConfig(LIGHTER_IN_BROWSERS),
  define: { OPERATIONS_MARK: JSON.stringify(OPERATIONS_MARK), APP_VERSION: JSON.stringify(VERSION) },
  plugins: [
    runtimes(),
    ...appPlugins(),
    dropWords(),
    shakeRouter(),
    splitOperations(),
    unpackYoga(),
    prerender(appConfig),
    manifests(),
    offline.plugin,
    precompress(),
    serviceWorker(offline.isStored),
  ],
  server: {
    proxy: {
      '/graphql': { target: SERVER, ws: true },
      '/api': { target: SERVER },
      '/shared': { target: SERVER },
    },
  },
  // The thread that draws PDFs is bundled by itself.
  worker: { format: 'es', plugins: () => [unpackYoga()] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: CHUNK_GROUPS,
        },
      },
    },
  },
});
