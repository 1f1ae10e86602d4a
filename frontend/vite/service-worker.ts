import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const ENTRY = 'service-worker/sw.ts';
/** Files of the app; its pictures for shops and what was compressed do not belong to it. */
const PRECACHED = /^([^/]+\.(html|svg|png|webmanifest)|assets\/[^/]+\.js)$/;
/** Names that say what is in the file. */
const HASHED = /^assets\//;

interface PrecacheEntry {
  readonly url: string;
  /** Changes with the content; null where the address does so. */
  readonly revision: string | null;
}

/**
 * Vite plugin that builds `sw.js` when all other files are written, with the list of those to precache in place of
 * `self.__WB_MANIFEST`.
 */
export function serviceWorker(isPrecached: (url: string) => boolean): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const {
          root,
          mode,
          logLevel,
          resolve: { alias },
          build: { target },
        } = config;
        const outDir = resolve(root, config.build.outDir);
        const entries = await entriesOf(outDir, isPrecached);
        await build({
          root,
          mode,
          logLevel,
          configFile: false,
          publicDir: false,
          resolve: { alias },
          define: {
            'self.__WB_MANIFEST': JSON.stringify(entries),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
          build: {
            target,
            outDir,
            emptyOutDir: false,
            lib: { entry: ENTRY, name: 'worker', formats: ['iife'], fileName: () => 'sw.js' },
          },
        });
      },
    },
  };
}

async function entriesOf(outDir: string, isPrecached: (url: string) => boolean): Promise<PrecacheEntry[]> {
  const names = (await readdir(outDir, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const urls = names.filter((name) => PRECACHED.test(name) && isPrecached(name)).sort();
  return Promise.all(
    urls.map(async (url) => ({
      url,
      revision: HASHED.test(url) ? null : await revisionOf(join(outDir, url)),
    })),
  );
}

async function revisionOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 32);
}
