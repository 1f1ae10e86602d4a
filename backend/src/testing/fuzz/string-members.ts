import { getNamedType, isInputObjectType, isScalarType } from 'graphql';
import type { GraphQLInputType, GraphQLSchema } from 'graphql';
import { fieldOf, fieldsOf } from '../server/any-operation';
import type { JsonValue } from '../server/test-client';

/** A member of a call that accepts a text, by its path in the variables or the body. */
export interface StringMember {
  /** As in the policy table. */
  readonly operation: string;
  readonly path: readonly string[];
}

/** Every text and id that queries and mutations take. */
export function graphqlStringMembers(schema: GraphQLSchema): StringMember[] {
  return (['Query', 'Mutation'] as const).flatMap((root) =>
    fieldsOf(schema, root).flatMap((name) =>
      fieldOf(schema, root, name)
        .args.flatMap((argument) => stringPaths(argument.type, [argument.name]))
        .map((path) => ({ operation: `${root}.${name}`, path })),
    ),
  );
}

/** Every text that the bodies of documented REST calls take. */
export function restStringMembers(document: JsonValue): StringMember[] {
  return Object.entries<JsonValue>(document.paths).flatMap(([path, methods]) =>
    Object.entries<JsonValue>(methods).flatMap(([method, call]) => {
      const schema: JsonValue = call.requestBody?.content?.['application/json']?.schema;
      return Object.entries<JsonValue>(schema?.properties ?? {})
        .filter(([, member]) => [member.type].flat().includes('string'))
        .map(([name]) => ({ operation: `${method.toUpperCase()} ${path}`, path: [name] }));
    }),
  );
}

/** The same values with another one at a path; what is not there on the way is made. */
export function withMember(
  values: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner: unknown = values[name];
  const below = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? { ...inner } : {};
  return { ...values, [name]: rest.length === 0 ? value : withMember(below, rest, value) };
}

function stringPaths(type: GraphQLInputType, path: readonly string[]): string[][] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) =>
      stringPaths(field.type, [...path, field.name]),
    );
  }
  return isScalarType(named) && ['String', 'ID', 'DateTime'].includes(named.name) ? [[...path]] : [];
}
