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

/** What operations begin with. */
export const ROOTS = ['Query', 'Mutation', 'Subscription'] as const;
/** One of the three. */
export type Root = (typeof ROOTS)[number];

/** The names of all fields of a root type. */
export function fieldsOf(schema: GraphQLSchema, root: Root): string[] {
  return Object.keys(rootType(schema, root).getFields());
}

/** A document with one field of a root type, every argument as a variable of its name, and everything selected. */
export function documentFor(schema: GraphQLSchema, root: Root, name: string): string {
  const field = fieldOf(schema, root, name);
  const declared = field.args.map(declarationOf);
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const inParentheses = (parts: string[]): string => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  const selection = selectionOf(getNamedType(field.type), MAX_LEVELS);
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

function selectionOf(type: GraphQLNamedType, levels: number): string {
  if (isLeafType(type) || !isObjectType(type)) {
    return '';
  }
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const isReachable = isLeafType(inner) || levels > 1;
    return isReachable && !field.args.some(isRequiredArgument)
      ? [`${field.name} ${selectionOf(inner, levels - 1)}`]
      : [];
  });
  return `{ ${fields.join(' ')} }`;
}
