import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite/precompress.ts';

const DOMAIN_SOURCES = fileURLToPath(new URL('../domain/src/', import.meta.url));
const SERVER = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

export default defineConfig({
  plugins: [react(), precompress()],
  resolve: {
    // The sources of the domain, so that no build of it is needed first. Its export condition `source` would do,
    // were it not that other packages use the same name for sources that are not meant for us.
    alias: [{ find: /^@wakafine\/domain\/(.*)$/, replacement: `${DOMAIN_SOURCES}$1.ts` }],
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'locale-fr', test: /[\\/]locales[\\/]fr[\\/]/ },
            { name: 'locale-pidgin', test: /[\\/]locales[\\/]pidgin[\\/]/ },
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
            {
              name: 'graphql',
              test: /node_modules[\\/](@apollo|graphql|graphql-ws|rxjs|@wry|optimism)[\\/]/,
            },
            {
              name: 'ui',
              test: /node_modules[\\/](@chakra-ui|@emotion|@ark-ui|@zag-js|@pandacss|stylis)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
