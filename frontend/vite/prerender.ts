import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type InlineConfig, type Plugin } from 'vite';
import { drawPages, type Drawn, type PageName } from './draw-pages.ts';
import { scriptsOf } from './first-scripts.ts';

/**
 * Vite plugin that puts the first pages of a visitor into the document as they will look, so that there is something to
 * see and to type into before any script has come, and has the scripts of the wanted page fetched at once. The document
 * of the address `/signin` is `signin.html`, that of all others `index.html`, or `home.html` for anyone who
 * comes with a session's
 * cookie: it draws the frame of the home page, which shows nothing of anybody, and asks what that page shows at once.
 */
export function prerender(config: () => InlineConfig): Plugin {
  let root = '';
  let signInDocument = '';
  let homeDocument = '';
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      root = resolved.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const read = (path: string) => readFile(path, 'utf8');
        const [drawn, theme, choose, ask, draw] = await Promise.all([
          drawPages(root, config()),
          read(join(root, 'public/theme.js')),
          read(join(import.meta.dirname, 'start/choose-page.js')),
          read(join(import.meta.dirname, 'start/ask-home.js')),
          read(join(import.meta.dirname, 'start/draw-page.js')),
        ]);
        const chunks = JSON.stringify(scriptsOf(bundle).later);
        const first = `${theme}\n${choose.replace('CHUNKS', () => chunks)}`;
        const question = JSON.stringify(drawn.homeQuestion);
        const scripts = { start: await minified(first), draw: await minified(draw) };
        const asking = await minified(`${first}\n${ask.replace('QUESTION', () => question)}`);
        signInDocument = documentWith(html, scripts, 'sign-in', drawn);
        homeDocument = documentWith(html, { ...scripts, start: asking }, 'home', drawn).replace(
          '<html ',
          '<html data-session="stored" ',
        );
        return documentWith(html, scripts, 'landing', drawn);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'signin.html', source: signInDocument });
        this.emitFile({ type: 'asset', fileName: 'home.html', source: homeDocument });
        // For the test that weighs the first load.
        const source = JSON.stringify(scriptsOf(bundle), null, 2);
        this.emitFile({ type: 'asset', fileName: '.vite/first-load.json', source });
      },
    },
  };
}

function documentWith(
  html: string,
  scripts: { start: string; draw: string },
  name: PageName,
  { pages }: Drawn,
): string {
  const { css = '', markup = new Map<string, string>() } = pages.get(name) ?? {};
  const templates = [...markup].map(
    ([language, drawn]) => `<template id="drawn-${name}-${language}">${drawn}</template>`,
  );
  const body = [...templates, '<div id="drawn"></div>', `<script>${scripts.draw}</script>`];
  return html
    .replace('<script src="/theme.js"></script>', () => `<script>${scripts.start}</script>`)
    .replace('</head>', () => `<style id="drawn-style">${css}</style></head>`)
    .replace('<div id="root"></div>', (app) => [...body, app].join(''));
}

async function minified(script: string): Promise<string> {
  const { code } = await minify('start.js', script);
  return code.trim();
}
