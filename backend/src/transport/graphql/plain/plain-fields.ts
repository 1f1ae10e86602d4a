import { isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

/** Resolver of the fields that are what their property holds; a plan reads that without a call. */
export const readProperty: GraphQLFieldResolver<unknown, unknown> = (
  source,
  _args,
  _context,
  { fieldName },
) => (source as Readonly<Record<string, unknown>>)[fieldName];

/** Forms in which fields give their properties, where not as they are. */
const reads = new WeakMap<GraphQLFieldResolver<unknown, unknown>, (value: unknown) => unknown>();

/** The same for fields that give their property in another form; a plan knows the form too. */
export function readPropertyBy(read: (value: unknown) => unknown): GraphQLFieldResolver<unknown, unknown> {
  const resolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) =>
    read(readProperty(source, args, context, info));
  reads.set(resolver, read);
  return resolver;
}

/** The form in which a resolver gives a property; null for one that does something else, or gives it as it is. */
export function formOf(
  resolver: GraphQLFieldResolver<unknown, unknown> | undefined,
): ((value: unknown) => unknown) | null {
  return resolver === undefined ? null : (reads.get(resolver) ?? null);
}

/**
 * Gives each field that is what its property holds the same resolver, by which it is known. The library makes a closure for each of
 * them, which looks the same from outside as a resolver that does something. Those with `simple`, whose property may be a
 * function, stay as they are.
 */
export function markPlainFields(schema: GraphQLSchema): GraphQLSchema {
  const { objectTypes, fieldResolvers } = getMetadataStorage();
  const resolved = new Map<unknown, Set<string>>();
  for (const { getObjectType, methodName } of fieldResolvers) {
    const owner = getObjectType?.();
    resolved.set(owner, (resolved.get(owner) ?? new Set()).add(methodName));
  }
  const ownFields = new Map<unknown, (typeof objectTypes)[number]['fields']>(
    objectTypes.map(({ target, fields }) => [target, fields]),
  );
  for (const { name, target } of objectTypes) {
    const type = schema.getType(name);
    if (!isObjectType(type)) {
      continue;
    }
    for (const field of Object.values(type.getFields())) {
      for (let owner: unknown = target; typeof owner === 'function'; owner = Object.getPrototypeOf(owner)) {
        const own = ownFields.get(owner)?.find(({ schemaName }) => schemaName === field.name);
        if (own !== undefined) {
          const isPlain = own.name === field.name && resolved.get(own.target)?.has(own.name) !== true;
          if (isPlain && field.resolve !== undefined && field.args.length === 0) {
            field.resolve = readProperty;
          }
          break;
        }
      }
    }
  }
  return schema;
}
