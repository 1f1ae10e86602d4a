import {
  astFromValue,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  print,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';

/** Depth of selections; nothing in the schema is further away from its root. */
const MAX_LEVELS = 6;

/** Of each of 20 rows: more than 5,000 in all are refused. */
const MOST_FIELDS = 240;

const NOTHING = '{}';

/** Keywords with which operations begin. */
export const ROOTS = ['Query', 'Mutation', 'Subscription'] as const;
/** One of the three. */
export type Root = (typeof ROOTS)[number];

/** The names of all fields of a root type. */
export function fieldsOf(schema: GraphQLSchema, root: Root): string[] {
  return Object.keys(rootType(schema, root).getFields());
}

/**
 * A document with one field of a root type, every argument as a variable of its name, and everything selected, or as
 * much of it as may be asked for with so many fields.
 */
export function documentFor(
  schema: GraphQLSchema,
  root: Root,
  name: string,
  {
    mostFields = MOST_FIELDS,
    mostLevels = MAX_LEVELS + 1,
  }: { mostFields?: number; mostLevels?: number } = {},
): string {
  const field = fieldOf(schema, root, name);
  const declared = field.args.map(declarationOf);
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const inParentheses = (parts: string[]): string => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  const selection = selectionOf(getNamedType(field.type), mostLevels - 1, mostFields - 1);
  return `${root.toLowerCase()} any${inParentheses(declared)} { ${name}${inParentheses(given)} ${selection} }`;
}

function declarationOf({ name, type, defaultValue }: GraphQLArgument): string {
  const byDefault = astFromValue(defaultValue, type);
  return `$${name}: ${String(type)}${byDefault ? ` = ${print(byDefault)}` : ''}`;
}

/** A field of a root type. @throws Error when there is none of this name */
export function fieldOf(schema: GraphQLSchema, root: Root, name: string): GraphQLField<unknown, unknown> {
  const field = rootType(schema, root).getFields()[name];
  if (field === undefined) {
    throw new Error(`${root} has no field ${name}`);
  }
  return field;
}

function rootType(schema: GraphQLSchema, root: Root): GraphQLObjectType {
  const type = schema.getType(root);
  if (!isObjectType(type)) {
    throw new Error(`The schema has no type ${root}`);
  }
  return type;
}

/**
 * Leaves first, then what is left over in equal shares, so that every branch is asked for; but nothing is asked for within itself,
 * as the violation of the case of a violation. Of a Node what all of them have.
 */
function selectionOf(
  type: GraphQLNamedType,
  levels: number,
  mostFields: number,
  above: readonly GraphQLNamedType[] = [],
): string {
  if (!isObjectType(type) && !isInterfaceType(type)) {
    return '';
  }
  const all = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  // The nodes of a connection are those of its edges, and would be paid for twice.
  const fields = all.some(({ name }) => name === 'edges') ? all.filter(({ name }) => name !== 'nodes') : all;
  const isLeaf = (field: GraphQLField<unknown, unknown>): boolean => isLeafType(getNamedType(field.type));
  const within = [...above, type];
  const isNew = (field: GraphQLField<unknown, unknown>): boolean =>
    !within.includes(getNamedType(field.type));
  const branches = levels > 1 ? fields.filter((field) => !isLeaf(field) && isNew(field)) : [];
  const leaves = fields.filter(isLeaf).slice(0, mostFields);
  const share = Math.floor((mostFields - leaves.length) / Math.max(1, branches.length));
  const selected = new Map(leaves.map((field) => [field, '']));
  for (const field of branches) {
    const selection = selectionOf(getNamedType(field.type), levels - 1, share - 1, within);
    if (share > 1 && selection !== NOTHING) {
      selected.set(field, selection);
    }
  }
  const inOrder = fields.flatMap((field) => {
    const selection = selected.get(field);
    return selection === undefined ? [] : [`${field.name} ${selection}`];
  });
  return inOrder.length === 0 ? NOTHING : `{ ${inOrder.join(' ')} }`;
}
