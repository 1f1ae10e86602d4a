import type { DocumentNode, FragmentDefinitionNode, SelectionNode, SelectionSetNode } from 'graphql';

/** Size of a document once every fragment is counted where it is spread. */
export interface DocumentSize {
  readonly fields: number;
  /** Levels of fields within each other; `{ viewer { id } }` has two. */
  readonly depth: number;
  /** Levels of braces, fragments included. */
  readonly nesting: number;
  readonly aliases: number;
  readonly directives: number;
}

/** The size of a document, and the work that it took to find it. */
export interface MeasuredDocument {
  readonly size: DocumentSize;
  /** Whether it asks for nothing but the schema itself. */
  readonly isIntrospection: boolean;
  /** Selections that were looked at: each one once, however often its fragment is spread. */
  readonly visited: number;
}

const NOTHING: DocumentSize = { fields: 0, depth: 0, nesting: 0, aliases: 0, directives: 0 };
/** A fragment that spreads itself. */
const ENDLESS: DocumentSize = {
  fields: Infinity,
  depth: Infinity,
  nesting: Infinity,
  aliases: Infinity,
  directives: Infinity,
};
const INTROSPECTION = ['__schema', '__type', '__typename'];

/** Measures a document in one pass, before any rule looks at it; all of its operations count together. */
export function measureDocument(document: DocumentNode): MeasuredDocument {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') {
      fragments.set(definition.name.value, definition);
    }
  }
  const known = new Map<string, DocumentSize>();
  let visited = 0;
  const ofSet = (set: SelectionSetNode): DocumentSize =>
    set.selections.map(ofSelection).reduce(added, NOTHING);
  const ofSelection = (selection: SelectionNode): DocumentSize => {
    visited += 1;
    const directives = selection.directives?.length ?? 0;
    if (selection.kind === 'FragmentSpread') {
      const inner = ofFragment(selection.name.value);
      return { ...inner, nesting: inner.nesting + 1, directives: inner.directives + directives };
    }
    const inner = selection.selectionSet === undefined ? NOTHING : ofSet(selection.selectionSet);
    const own = selection.kind === 'Field' ? 1 : 0;
    const hasAlias = selection.kind === 'Field' && selection.alias !== undefined;
    return {
      fields: inner.fields + own,
      depth: inner.depth + own,
      nesting: inner.nesting + 1,
      aliases: inner.aliases + (hasAlias ? 1 : 0),
      directives: inner.directives + directives,
    };
  };
  const ofFragment = (name: string): DocumentSize => {
    const fragment = fragments.get(name);
    const size = known.get(name);
    if (size !== undefined || fragment === undefined) {
      return size ?? NOTHING;
    }
    known.set(name, ENDLESS);
    const found = ofSet(fragment.selectionSet);
    known.set(name, found);
    return found;
  };
  const operations = document.definitions.filter(({ kind }) => kind === 'OperationDefinition');
  const size = operations
    .flatMap((definition) => ('selectionSet' in definition ? [ofSet(definition.selectionSet)] : []))
    .reduce(added, NOTHING);
  // What no operation spreads is read by the rules all the same.
  const unused = [...fragments.keys()].filter((name) => !known.has(name)).map(ofFragment);
  return { size: unused.reduce(added, size), isIntrospection: isIntrospection(document), visited };
}

function added(one: DocumentSize, other: DocumentSize): DocumentSize {
  return {
    fields: one.fields + other.fields,
    depth: Math.max(one.depth, other.depth),
    nesting: Math.max(one.nesting, other.nesting),
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives,
  };
}

function isIntrospection({ definitions }: DocumentNode): boolean {
  const operations = definitions.flatMap((each) => (each.kind === 'OperationDefinition' ? [each] : []));
  const roots = operations.flatMap(({ selectionSet }) => selectionSet.selections);
  return (
    roots.some((root) => root.kind === 'Field' && root.name.value !== '__typename') &&
    roots.every((root) => root.kind === 'Field' && INTROSPECTION.includes(root.name.value))
  );
}
