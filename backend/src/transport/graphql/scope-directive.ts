import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  Kind,
  parse,
} from 'graphql';
import type { GraphQLSchema, Location } from 'graphql';
import { policyOf } from '../../modules/identity/acts/serves.decorator';

/** Says in the schema which scopes open an operation to an API key; an operation without it is closed to all keys. */
export const SCOPE_DIRECTIVE = new GraphQLDirective({
  name: 'scope',
  description:
    'Scopes of API keys, any of which opens the operation to a key. An operation without this directive is closed to all keys.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    anyOf: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
      description: 'Names of scopes, such as `statistics:read`.',
    },
  },
});

/** The printed text of a schema, with the scopes of each operation as its acts declare them. */
export function withScopes(text: string, schema: GraphQLSchema): string {
  const places = scopesIn(text, schema);
  // From the end, so that what is inserted moves no place that is still to come.
  return places.reduceRight(
    (printed, { at, scopes }) =>
      `${printed.slice(0, at)} @scope(anyOf: ${JSON.stringify(scopes)})${printed.slice(at)}`,
    text,
  );
}

interface ScopePlace {
  /** Offset in the text, just behind the type of a field. */
  readonly at: number;
  readonly scopes: readonly string[];
}

/** In the order of the text. */
function scopesIn(text: string, schema: GraphQLSchema): ScopePlace[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return parse(text).definitions.flatMap((definition) => {
    const root = roots.find((type) => type && 'name' in definition && type.name === definition.name?.value);
    if (!root || definition.kind !== Kind.OBJECT_TYPE_DEFINITION) {
      return [];
    }
    return (definition.fields ?? []).flatMap(({ name, type }) => {
      const scopes = policyOf(root.getFields()[name.value]?.extensions ?? {})?.scopes;
      return scopes === undefined ? [] : [{ at: endOf(type.loc), scopes }];
    });
  });
}

/** @throws Error for a text that was parsed without places */
function endOf(place: Location | undefined): number {
  if (place === undefined) {
    throw new Error('The schema was parsed without places.');
  }
  return place.end;
}
