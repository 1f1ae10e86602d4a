import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { build } from 'esbuild';

const SOURCES = resolve(__dirname, '../..');
/** Beside the packages of the server, so that a program finds them; one of each test worker. */
const BUILT = resolve(SOURCES, `../node_modules/.cache/programs/${process.env.JEST_WORKER_ID ?? '1'}`);

let built: Promise<void> | undefined;

/**
 * For tests: the file of a program that is started in a process of its own, such as `main.ts`, made of today's sources. To
 * compile every source anew in each process takes four times as long as what the program then does.
 */
export async function builtProgram(
  source: 'main.ts' | 'admin-cli.ts' | 'embedded-postgres.ts',
): Promise<string> {
  built ??= buildPrograms();
  await built;
  return resolve(BUILT, source.replace(/ts$/, 'js'));
}

async function buildPrograms(): Promise<void> {
  await build({
    entryPoints: ['main.ts', 'admin-cli.ts', 'platform/embedded-postgres/embedded-postgres.ts'].map(
      (path) => ({
        in: resolve(SOURCES, path),
        out: basename(path, '.ts'),
      }),
    ),
    outdir: BUILT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    conditions: ['source'],
    keepNames: true,
    sourcemap: 'inline',
    plugins: [
      {
        name: 'sources of this repository',
        setup(build) {
          build.onResolve({ filter: /^[^./]/ }, ({ path }) => ({
            ...(path.startsWith('@wakafine/') ? {} : { path, external: true }),
          }));
          // Data lies where it lay from the source; programs that start each other lie beside each other.
          build.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
            loader: 'ts',
            contents: (await readFile(path, 'utf8')).replaceAll(
              `(__dirname, '..`,
              `(${JSON.stringify(dirname(path))}, '..`,
            ),
          }));
        },
      },
    ],
  });
}
