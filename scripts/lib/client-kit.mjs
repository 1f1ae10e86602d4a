import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, TSC } from './run.mjs';

const SOURCES = inRoot('client-kit');

/**
 * Builds the package of typed documents in a folder of the repository, whose packages it compiles with, and with the version of the product, and gives the path of its tarball.
 * @throws Error with what the compiler or npm says
 */
export function packClientKit(folder = inRoot('artefacts/client-kit')) {
  const { version, license } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['src', 'README.md']) {
    cpSync(join(SOURCES, name), join(folder, name), { recursive: true });
  }
  cpSync(inRoot('LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(manifestOf({ version, license }), null, 2)}\n`,
  );
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(COMPILER));
  run(process.execPath, [TSC, '-p', join(folder, 'tsconfig.json')], folder);
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--offline'], folder));
  return join(folder, filename);
}

const COMPILER = {
  extends: inRoot('client-kit/tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    sourceMap: false,
    rootDir: 'src',
    outDir: 'dist',
  },
  include: ['src'],
};

function manifestOf({ version, license }) {
  return {
    name: '@wakafine/client',
    version,
    license,
    description: 'Typed documents of the public operations of WakaFine, and a small client',
    type: 'module',
    exports: {
      '.': { types: './dist/client.d.ts', default: './dist/client.js' },
      './operations': { types: './dist/operations.d.ts', default: './dist/operations.js' },
    },
    files: ['dist', 'README.md', 'LICENSE'],
    engines: { node: '>=20' },
    peerDependencies: { '@graphql-typed-document-node/core': '^3.2.0', graphql: '^16.0.0' },
  };
}

function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  }
  return stdout;
}
