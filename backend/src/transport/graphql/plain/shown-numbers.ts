import { digitsOf, shownNumber } from '@wakafine/domain/api/shown-numbers';
import type { Digits } from '@wakafine/domain/api/shown-numbers';
import { getNamedType, GraphQLFloat, isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { readProperty, readPropertyBy } from './plain-fields';

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/**
 * Gives every number of an answer the digits that the name of its field says, and its description the words for them. The one place
 * for all doors of GraphQL: what is stored, signed and computed with stays exact.
 * @throws Error for a number whose name says no unit
 */
export function showNumbers(schema: GraphQLSchema): GraphQLSchema {
  const plain = new Map<Digits, Resolver>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) {
      continue;
    }
    for (const field of Object.values(type.getFields())) {
      if (getNamedType(field.type) !== GraphQLFloat) {
        continue;
      }
      const digits = digitsOf(field.name);
      if (digits === null) {
        throw new Error(`The name of ${type.name}.${field.name} says no unit.`);
      }
      const show = (value: unknown): unknown => shownValue(value, digits);
      const known = plain.get(digits) ?? readPropertyBy(show);
      plain.set(digits, known);
      const { resolve } = field;
      field.resolve = resolve === readProperty || resolve === undefined ? known : afterwards(resolve, show);
      field.description = `${field.description ?? ''} ${digits.words}`.trim();
    }
  }
  return schema;
}

function shownValue(value: unknown, digits: Digits): unknown {
  if (typeof value === 'number') {
    return shownNumber(value, digits);
  }
  return Array.isArray(value) ? value.map((each: unknown) => shownValue(each, digits)) : value;
}

function afterwards(resolve: Resolver, show: (value: unknown) => unknown): Resolver {
  return (source, args, context, info) => {
    const value = resolve(source, args, context, info);
    return value instanceof Promise ? value.then(show) : show(value);
  };
}
