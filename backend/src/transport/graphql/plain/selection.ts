import { getDirectiveValues, GraphQLIncludeDirective, GraphQLSkipDirective, Kind } from 'graphql';
import type {
  DirectiveNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLObjectType,
  SelectionSetNode,
} from 'graphql';

export type Values = Readonly<Record<string, unknown>>;

/** One selected field, with all places of the document that select it. */
export interface SelectedField {
  /** Name in the answer. */
  readonly key: string;
  /** Null for `__typename`. */
  readonly field: GraphQLField<unknown, unknown> | null;
  readonly nodes: readonly FieldNode[];
  /** The selections of its object; empty for a value. */
  readonly selections: readonly SelectionSetNode[];
  /** Whether it is asked for with these variables; null: always. */
  readonly isAsked: ((variables: Values) => boolean) | null;
}

/**
 * The fields that selections select of an object, in the order of the answer. Null where that takes more than reading them off: an
 * abstract type, a directive on a fragment, a field that is selected twice on conditions.
 */
export function selectedFields(
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  document: DocumentNode,
): readonly SelectedField[] | null {
  const found = new Map<string, SelectedField>();
  const isRead = selections.every((set) => collect(type, set, { document, found }));
  return isRead ? [...found.values()] : null;
}

interface Collecting {
  readonly document: DocumentNode;
  readonly found: Map<string, SelectedField>;
}

function collect(type: GraphQLObjectType, { selections }: SelectionSetNode, into: Collecting): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD) {
      return addField(type, selection, into);
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? fragmentOf(into.document, selection.name.value) : selection;
    const on = fragment?.typeCondition?.name.value;
    const isPlain = (selection.directives ?? []).length === 0 && (on === undefined || on === type.name);
    return fragment !== undefined && isPlain && collect(type, fragment.selectionSet, into);
  });
}

function addField(type: GraphQLObjectType, node: FieldNode, { found }: Collecting): boolean {
  const name = node.name.value;
  const key = node.alias?.value ?? name;
  const field = type.getFields()[name] ?? null;
  const isAsked = conditionOf(node.directives ?? []);
  if ((field === null && name !== '__typename') || key === '__proto__' || isAsked === undefined) {
    return false;
  }
  const selections = node.selectionSet === undefined ? [] : [node.selectionSet];
  const before = found.get(key);
  if (before === undefined) {
    found.set(key, { key, field, nodes: [node], selections, isAsked });
    return true;
  }
  if (before.isAsked !== null || isAsked !== null) {
    return false;
  }
  const nodes = [...before.nodes, node];
  found.set(key, { ...before, nodes, selections: [...before.selections, ...selections] });
  return true;
}

/** Undefined for directives that are not known here. */
function conditionOf(directives: readonly DirectiveNode[]): SelectedField['isAsked'] | undefined {
  if (directives.length === 0) {
    return null;
  }
  const isKnown = directives.every(({ name }) => name.value === 'include' || name.value === 'skip');
  return isKnown
    ? (variables) =>
        getDirectiveValues(GraphQLSkipDirective, { directives }, variables)?.['if'] !== true &&
        getDirectiveValues(GraphQLIncludeDirective, { directives }, variables)?.['if'] !== false
    : undefined;
}

function fragmentOf({ definitions }: DocumentNode, name: string): FragmentDefinitionNode | undefined {
  return definitions.find(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  );
}
