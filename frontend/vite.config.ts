import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './vite/precompress';

const SERVER = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

export default defineConfig({
  plugins: [react(), precompress()],
  resolve: {
    // The `source` condition of @wakafine/domain gives its TypeScript, so that no build of it is needed first.
    conditions: ['source', ...defaultClientConditions],
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
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
            { name: 'graphql', test: /node_modules[\\/](@apollo|graphql|graphql-ws|rxjs|@wry|optimism)[\\/]/ },
            { name: 'ui', test: /node_modules[\\/](@chakra-ui|@emotion|@ark-ui|@zag-js|@pandacss|stylis)[\\/]/ },
          ],
        },
      },
    },
  },
});
