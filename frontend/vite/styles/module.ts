import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { StyledPart } from './classes.ts';
import { Asked, Unknown, valueOf, type Scope } from './literals.ts';
import { child, children, hasCall, isNode, textOf, walk, type Node } from './syntax.ts';

/** Functions of Chakra that make components. */
const MAKERS = ['chakra', 'createRecipeContext'];

/** Components whose styles are known at build, and where they come from. */
export interface KnownParts {
  /** Component by name of the module and of what it exports. */
  part: (module: string, name: string) => StyledPart | null;
  /** A component that `chakra(tag, looks)` makes. */
  made: (tag: string, looks: unknown) => StyledPart;
  /** Result of a function whose results are known at build. */
  call: (name: string, values: readonly unknown[]) => unknown;
  /** Source of a module of ours by its path; null where there is none. */
  read: (path: string) => string | null;
}

/** A module as it is written. */
export interface Module {
  readonly program: Node;
  readonly scope: Scope;
  partOf: (name: Node | null) => StyledPart | null;
  /** A component that this module makes by `chakra(tag, looks)`; null where the name means something else. */
  madePart: (name: string) => StyledPart | null;
  isMaking: (node: Node) => boolean;
}

/** Reads a module. */
export function moduleOf(code: string, path: string, known: KnownParts): Module {
  const program: unknown = parseSync(path, code, { lang: 'tsx' }).program;
  if (!isNode(program)) {
    throw new Error(`${path} can't be read`);
  }
  const imports = new Map<string, { module: string; name: string }>();
  const named = new Map<string, Node | null>();
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const module = textOf(child(node, 'source'), 'value');
      for (const each of children(node, 'specifiers')) {
        const name = textOf(child(each, 'imported'), 'name');
        imports.set(textOf(child(each, 'local'), 'name'), { module: resolved(module, path), name });
      }
    }
    if (node.type === 'VariableDeclaration') {
      for (const each of children(node, 'declarations')) {
        const name = textOf(child(each, 'id'), 'name');
        // A name with two meanings stands for neither.
        named.set(name, named.has(name) || node.kind !== 'const' ? null : child(each, 'init'));
      }
    }
  });
  const scope: Scope = {
    source: (node) => code.slice(node.start, node.end),
    constant(name, answers) {
      const init = named.get(name);
      if (init && !hasUnknown(init)) {
        return valueOf(init, scope, answers);
      }
      const from = imports.get(name);
      const text = from && known.read(from.module);
      if (!from || !text) {
        throw new Unknown(name);
      }
      return moduleOf(text, from.module, known).scope.constant(from.name, answers);
    },
    call: known.call,
  };
  const isMaking = (node: Node): boolean => {
    const name = textOf(child(node, 'callee'), 'name');
    const from = imports.get(name);
    return (
      node.type === 'CallExpression' && from?.module === '@chakra-ui/react' && MAKERS.includes(from.name)
    );
  };
  return {
    program,
    scope,
    isMaking,
    madePart(name) {
      const init = named.get(name);
      const [tag, looks] = init && isMaking(init) ? children(init, 'arguments') : [];
      if (tag?.type !== 'Literal' || typeof tag.value !== 'string') {
        return null;
      }
      try {
        return known.made(tag.value, looks === undefined ? {} : valueOf(looks, scope, new Map()));
      } catch (error) {
        if (error instanceof Unknown || error instanceof Asked) {
          return null;
        }
        throw error;
      }
    },
    partOf(name) {
      const isMember = name?.type === 'JSXMemberExpression';
      const local = textOf(isMember ? child(name, 'object') : name, 'name');
      const from = imports.get(local);
      const member = isMember ? `.${textOf(child(name, 'property'), 'name')}` : '';
      if (from === undefined) {
        return isMember ? null : this.madePart(local);
      }
      const part = known.part(from.module, `${from.name}${member}`);
      const text = part || isMember || !/^[A-Z]/.test(local) ? null : known.read(from.module);
      return text?.includes('= chakra(') ? moduleOf(text, from.module, known).madePart(from.name) : part;
    },
  };
}

function resolved(module: string, path: string): string {
  return module.startsWith('.') ? posix.join(posix.dirname(path), module) : module;
}

/** Whether it does more than to call a function by its name with constants, which is then asked for. */
function hasUnknown(node: Node): boolean {
  const isCall = node.type === 'CallExpression' && textOf(child(node, 'callee'), 'name') !== '';
  return isCall ? children(node, 'arguments').some(hasCall) : hasCall(node);
}
