import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A script of ours takes something of the generated operations. */
const TAKES = /import (?!type)\{([^}]*)\} from '([./]*graphql\/generated)';/g;
/** A document or hook, each in one line. */
const EXPORTED = /^export const (\w+) = (.*?)(?: as unknown as DocumentNode<.*)?;?$/gm;
/** Kind of a hook, and the document that it stands on. */
const STANDS_ON = /=> (use(?:Query|Mutation|Subscription))\((\w+), options\)$/;
const OPERATION = '\0operation:';
/** Pieces that documents consist of, hundreds of them. */
const PIECES = '\0operation-pieces';
const PIECES_CODE = `
  export const n = (value) => ({ kind: 'Name', value });
  export const s = (selections) => ({ kind: 'SelectionSet', selections });
  export const f = (name, selections) => ({
    kind: 'Field', name: n(name), ...(selections && { selectionSet: s(selections) }),
  });`;

/**
 * Vite plugin that makes a module of each operation, so that every screen fetches its own ones alone: together in one
 * they would all come with the first screen of somebody signed in.
 */
export function splitOperations(): Plugin {
  const operations = new Map<string, string>();
  return {
    name: 'split-operations',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(OPERATION) || id === PIECES ? id : null),
    load(id) {
      if (id === PIECES) {
        return { code: PIECES_CODE, moduleSideEffects: false };
      }
      const code = id.startsWith(OPERATION) ? operations.get(id.slice(OPERATION.length)) : undefined;
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
    transform(code, id) {
      if (!id.includes('/src/') || !code.includes('graphql/generated')) {
        return null;
      }
      const split = code.replace(TAKES, (_whole, names: string, from: string) => {
        if (operations.size === 0) {
          read(resolve(dirname(id), `${from}.ts`), operations);
        }
        return valuesOf(names)
          .map((name) => `import { ${name} } from '${OPERATION}${name}';`)
          .join(' ');
      });
      return { code: split, map: null };
    },
  };
}

function valuesOf(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** @throws where the generated file is no longer written as it was: each operation in a line of its own */
function read(path: string, operations: Map<string, string>): void {
  for (const [, name = '', value = ''] of readFileSync(path, 'utf8').matchAll(EXPORTED)) {
    const [, kind, document] = STANDS_ON.exec(value) ?? [];
    operations.set(
      name,
      kind === undefined || document === undefined ? documentOf(name, value) : hookOf(name, kind, document),
    );
  }
  if (operations.size === 0) {
    throw new Error(`${path} has no operation in a line of its own`);
  }
}

function documentOf(name: string, value: string): string {
  return `import { f, n, s } from '${PIECES}';\nexport const ${name} = ${shortened(JSON.parse(value))};`;
}

function hookOf(name: string, kind: string, document: string): string {
  return [
    `import { ${kind} } from '@apollo/client/react';`,
    `import { ${document} } from '${OPERATION}${document}';`,
    `export const ${name} = (options) => ${kind}(${document}, options);`,
  ].join('\n');
}

/** A part of a document as code that makes it, with the pieces where they do. */
function shortened(part: unknown): string {
  if (Array.isArray(part)) {
    return `[${part.map(shortened).join(',')}]`;
  }
  if (typeof part !== 'object' || part === null) {
    return JSON.stringify(part);
  }
  const entries = Object.entries(part);
  const { kind, name, value, selections, selectionSet, ...others } = Object.fromEntries(entries);
  const isBare = Object.keys(others).length === 0;
  if (kind === 'Name') {
    return `n(${JSON.stringify(value)})`;
  }
  if (kind === 'SelectionSet') {
    return `s(${shortened(selections)})`;
  }
  if (kind === 'Field' && isBare) {
    const below = selectionSet === undefined ? '' : `,${shortened(selectionSet.selections)}`;
    return `f(${JSON.stringify(name.value)}${below})`;
  }
  return `{${entries.map(([key, each]) => `${key}:${shortened(each)}`).join(',')}}`;
}
