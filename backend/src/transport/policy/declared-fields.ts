import type { GraphQLObjectType } from 'graphql';
import type { Declared } from '../../modules/identity/acts/rules';
import { policyOf } from '../../modules/identity/acts/serves.decorator';
import { graphqlSchemaAtOnce } from '../graphql/schema';

/** Declarations of the acts that the operations of GraphQL perform; an operation without one is left out. */
export function declaredFields(): Record<string, Declared> {
  const schema = graphqlSchemaAtOnce();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.fromEntries(roots.flatMap((root) => (root ? declaredIn(root) : [])));
}

function declaredIn(root: GraphQLObjectType): [string, Declared][] {
  return Object.values(root.getFields())
    .map(({ name, extensions }) => ({ name, declared: policyOf(extensions) }))
    .flatMap(({ name, declared }): [string, Declared][] =>
      declared === null ? [] : [[`${root.name}.${name}`, declared]],
    );
}
