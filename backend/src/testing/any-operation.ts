import { astFromValue, getNamedType, isLeafType, isObjectType, isRequiredArgument, print } from 'graphql';
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';

/** How deep selections go; nothing in the schema is further away from its root. */
const MAX_LEVELS = 6;

const NOTHING = '{}';

/** What operations begin with. */
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
  { mostFields = Infinity, mostLevels = MAX_LEVELS + 1 }: { mostFields?: number; mostLevels?: number } = {},
): string {
  const field = fieldOf(schema, root, name);
  const declared = field.args.map(declarationOf);
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const inParentheses = (parts: string[]): string => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  const room = { left: mostFields - 1 };
  const selection = selectionOf(getNamedType(field.type), mostLevels - 1, room);
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

function selectionOf(type: GraphQLNamedType, levels: number, room: { left: number }): string {
  if (isLeafType(type) || !isObjectType(type)) {
    return '';
  }
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const isReachable = isLeafType(inner) ? room.left > 0 : levels > 1 && room.left > 1;
    if (!isReachable || field.args.some(isRequiredArgument)) {
      return [];
    }
    room.left -= 1;
    const selection = selectionOf(inner, levels - 1, room);
    return selection === NOTHING ? [] : [`${field.name} ${selection}`];
  });
  return fields.length === 0 ? NOTHING : `{ ${fields.join(' ')} }`;
}
