import { getNamedType, isLeafType, isObjectType, isRequiredArgument, parse, print } from 'graphql';
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType } from 'graphql';

/** A field of a root type with the keyword of its operations. */
export interface RootField {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly field: Field;
}

type Field = GraphQLField<unknown, unknown>;

/** Rows that an example asks a list for. */
const ROWS = 3;
/** What a reader sees at a glance, of the thing itself and of what lies within it. */
const MOST_FIELDS = [10, 5, 4];
/** Objects beside the leaves of an object. */
const MOST_OBJECTS = [3, 2, 1];
/** Pages and payloads are wrappings: what counts lies within. */
const WRAPPING = /(Connection|Edge|Payload)$/;

/**
 * Document of an example: one field, its required arguments as variables, a short page of a list, and of the answer what fits a
 * glance. Deprecated fields are left out.
 */
export function exampleDocument({ kind, field }: RootField): string {
  const required = field.args.filter(isRequiredArgument);
  const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`);
  const given = [
    ...required.map(({ name }) => `${name}: $${name}`),
    ...field.args.filter(({ name }) => name === 'first').map(({ name }) => `${name}: ${ROWS}`),
  ];
  const named = `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`;
  const selection = selectionOf(getNamedType(field.type), 0, []) ?? '';
  return print(
    parse(`${kind} ${named}${inParentheses(declared)} { ${field.name}${inParentheses(given)} ${selection} }`),
  );
}

function inParentheses(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}

/** The selection of a type; null for a leaf, and for what has nothing to select so far below. */
function selectionOf(
  type: GraphQLNamedType,
  level: number,
  above: readonly GraphQLNamedType[],
): string | null {
  if (isLeafType(type)) {
    return null;
  }
  if (!isObjectType(type)) {
    return '{ __typename }';
  }
  const fields = selectable(type, above);
  const isWrapping = WRAPPING.test(type.name);
  const leaves = fields.filter(isLeafField).slice(0, MOST_FIELDS[level] ?? 0);
  const within = [...above, type];
  const objects = fields
    .filter((field) => !isLeafField(field))
    .flatMap((field) => {
      const selection = selectionOf(getNamedType(field.type), isWrapping ? level : level + 1, within);
      return selection === null ? [] : [`${field.name} ${selection}`];
    })
    .slice(0, isWrapping ? fields.length : (MOST_OBJECTS[level] ?? 0));
  const selected = [...leaves.map(({ name }) => name), ...objects];
  return selected.length === 0 ? null : `{ ${selected.join(' ')} }`;
}

function selectable(type: GraphQLObjectType, above: readonly GraphQLNamedType[]): Field[] {
  const fields = Object.values(type.getFields());
  const hasNodes = fields.some(({ name }) => name === 'nodes');
  return fields.filter(
    ({ name, args, deprecationReason, type: answered }) =>
      !args.some(isRequiredArgument) &&
      (deprecationReason ?? null) === null &&
      // Nothing is asked for within itself, as the violation of the case of a violation.
      !above.includes(getNamedType(answered)) &&
      !(hasNodes && name === 'edges'),
  );
}

function isLeafField({ type }: Field): boolean {
  return isLeafType(getNamedType(type));
}
