import { edited, LOADER, type Edit } from './edits.ts';
import { elementOf } from './element.ts';
import { Unknown } from './literals.ts';
import { moduleOf, type KnownParts } from './module.ts';
import { child, walk } from './syntax.ts';

export interface Compiled {
  readonly code: string;
  readonly css: string;
  /** Elements whose styles depend on what only the running app knows, as they are written. */
  readonly left: readonly string[];
}

/** The module with plain elements and classes in place of those whose styles are known; null where it has none. */
export function compileStyles(code: string, path: string, known: KnownParts): Compiled | null {
  const module = moduleOf(code, path, known);
  const rules = new Set<string>();
  const edits: Edit[] = [];
  const left: string[] = [];
  let hasLoader = false;
  walk(module.program, (node) => {
    if (module.isMaking(node)) {
      // Left out by the build where nobody needs it any more.
      edits.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' });
    }
    if (node.type !== 'JSXElement') {
      return;
    }
    const opening = child(node, 'openingElement');
    const part = opening && module.partOf(child(opening, 'name'));
    if (!opening || !part) {
      return;
    }
    try {
      const made = elementOf(node, opening, part, module.scope);
      made.rules.forEach((rule) => rules.add(rule));
      edits.push(...made.edits);
      hasLoader ||= made.hasLoader;
    } catch (error) {
      if (!(error instanceof Unknown)) {
        throw error;
      }
      left.push(`${module.scope.source(opening).split('\n')[0] ?? ''} (${error.message})`);
      if (part.isOwn) {
        throw new Error(`${path}: the styles of ${left.at(-1) ?? ''} must be known at build`, {
          cause: error,
        });
      }
    }
  });
  if (edits.length === 0) {
    return left.length === 0 ? null : { code, css: '', left };
  }
  const loader = hasLoader ? `import { ${LOADER} } from '/src/components/forms/${LOADER}';\n` : '';
  return { code: loader + edited(code, edits), css: [...rules].join(''), left };
}
