import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLSchema,
} from 'graphql';
import { fieldOf, fieldsOf } from '../server/any-operation';
import type { Root } from '../server/any-operation';

/** Dependencies of a question. */
export interface Pools {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  readonly times: readonly string[];
}

/** One question by GraphQL. */
export interface Question {
  /** The field of the root that it asks for. */
  readonly field: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Fields that are asked for at once: a visitor may ask for no more than 50, with what leads to them. */
const LEAVES_AT_ONCE = 24;
const MAX_LEVELS = 5;

/**
 * Every question that a field of a root takes: all that it gives with what it must be given, and then each argument, and
 * each field of an argument, with each value of the pools. A field that is new in the schema is asked by itself.
 */
export function questionsOf(schema: GraphQLSchema, root: Root, pools: Pools): Question[] {
  return fieldsOf(schema, root).flatMap((name) => questionsOfField(root, fieldOf(schema, root, name), pools));
}

/** Every question that one field takes. */
export function questionsOfField(
  root: Root,
  field: GraphQLField<unknown, unknown>,
  pools: Pools,
): Question[] {
  const documents = documentsOf(root, field);
  const least = Object.fromEntries(
    field.args.filter(isRequiredArgument).map(({ name, type }) => [name, valuesOf(type, pools)[0]]),
  );
  const variations = field.args.flatMap(({ name, type }) =>
    valuesOf(type, pools).map((value) => ({ ...least, [name]: value })),
  );
  const asked = [
    ...documents.map((query) => ({ query, variables: least })),
    ...variations.map((variables) => ({ query: documents[0] ?? '', variables })),
  ];
  return asked.map((question) => ({ ...question, field: field.name }));
}

/** The documents that together select everything below a field, a part in each. */
export function documentsOf(root: Root, field: GraphQLField<unknown, unknown>): string[] {
  const leaves = leavesOf(getNamedType(field.type), []);
  const parts = Array.from({ length: Math.max(1, Math.ceil(leaves.length / LEAVES_AT_ONCE)) }, (_, part) =>
    leaves.slice(part * LEAVES_AT_ONCE, (part + 1) * LEAVES_AT_ONCE),
  );
  return parts.map((part) => {
    const head = `${field.name}${given(field.args, ({ name }) => `${name}: $${name}`)}`;
    const declared = given(field.args, ({ name, type, defaultValue }) =>
      // A variable of a type that must be there, where the argument has a default, may be left out.
      defaultValue === undefined
        ? `$${name}: ${String(type)}`
        : `$${name}: ${String(type).replace(/!$/, '')}`,
    );
    return `${root.toLowerCase()}${declared} { ${head} ${selectionOf(part)} }`;
  });
}

function given(args: readonly GraphQLArgument[], write: (argument: GraphQLArgument) => string): string {
  return args.length === 0 ? '' : `(${args.map(write).join(', ')})`;
}

function leavesOf(type: GraphQLNamedType, above: readonly string[]): string[][] {
  if (!isObjectType(type) || above.length > MAX_LEVELS || above.includes(type.name)) {
    return [];
  }
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) {
      return [];
    }
    return isLeafType(inner)
      ? [[field.name]]
      : leavesOf(inner, [...above, type.name]).map((path) => [field.name, ...path]);
  });
}

function selectionOf(leaves: readonly (readonly string[])[]): string {
  const byName = new Map<string, (readonly string[])[]>();
  leaves.forEach(([name = '', ...rest]) => byName.set(name, [...(byName.get(name) ?? []), rest]));
  const parts = [...byName].map(
    ([name, rests]) => `${name} ${selectionOf(rests.filter(({ length }) => length > 0))}`,
  );
  return parts.length === 0 ? '' : `{ ${parts.join(' ')} }`;
}

function valuesOf(type: GraphQLInputType, pools: Pools): unknown[] {
  if (isNonNullType(type)) {
    return valuesOf(type.ofType, pools);
  }
  if (isListType(type)) {
    return valuesOf(type.ofType, pools).map((value) => [value]);
  }
  if (isEnumType(type)) {
    return type.getValues().map(({ name }) => name);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const least = Object.fromEntries(
      fields.filter(isRequiredInputField).map(({ name, type: inner }) => [name, valuesOf(inner, pools)[0]]),
    );
    // Whatever may be asked about everybody is.
    const scope = fields.some(({ name }) => name === 'scope') ? { scope: 'PUBLIC' } : {};
    return fields.flatMap(({ name, type: inner }) =>
      valuesOf(inner, pools).map((value) => ({ ...least, ...scope, [name]: value })),
    );
  }
  const scalars: Record<string, readonly unknown[]> = {
    ID: pools.ids,
    DateTime: pools.times,
    Boolean: [true, false],
    Int: [1, 20],
    Float: [4.05, 9.7],
  };
  return [...(scalars[type.name] ?? pools.texts)];
}
