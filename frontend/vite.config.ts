import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages, NO_PARSER } from './vite/compile-messages.ts';
import { dropDescriptions } from './vite/drop-descriptions.ts';
import { precompress } from './vite/precompress.ts';
import { unpackYoga } from './vite/unpack-yoga.ts';

const DOMAIN_SOURCES = fileURLToPath(new URL('../domain/src/', import.meta.url));
const SERVER = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

export default defineConfig({
  plugins: [react(), compileMessages(), dropDescriptions(), unpackYoga(), precompress()],
  resolve: {
    // The sources of the domain, so that no build of it is needed first. Its export condition `source` would do,
    // were it not that other packages use the same name for sources that are not meant for us.
    alias: [{ find: /^@wakafine\/domain\/(.*)$/, replacement: `${DOMAIN_SOURCES}$1.ts` }, NO_PARSER],
  },
  server: {
    proxy: {
      '/graphql': { target: SERVER, ws: true },
      '/api': { target: SERVER },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs. The packages change less often than our own part does.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
              tags: ['$initial'],
            },
            { name: 'first', tags: ['$initial'] },
            {
              name: 'graphql',
              test: /node_modules\/(@apollo|graphql|graphql-ws|rxjs|@wry|optimism)\//,
            },
            { name: 'forms', test: /node_modules\/(formik|lodash|lodash-es)\// },
            // The phone's network answers late: one chunk of small pieces is there sooner than each of them alone.
            {
              name: 'pieces',
              test: /lucide-react|src\/lib\/|domain\/src\/|src\/components\/(?!Sheet)\w+\.tsx?$/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});
