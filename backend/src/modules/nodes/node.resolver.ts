import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { globalIdOf, readGlobalId } from '../../platform/nodes/global-id';
import { Node } from '../../platform/nodes/node.type';
import type { NamedNode } from '../../platform/nodes/node.type';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { Serves } from '../identity/acts/serves.decorator';
import { findNode } from './find-node';
import { presentNode } from './node.presenter';

/** Types whose `id` is the number of a row over REST. */
const REST_TYPES = ['ExportJob', 'Incident', 'Journey', 'Violation'];
/** Largest number that GraphQL's Int can say. */
const MAX_INT = 2_147_483_647;

@Resolver(() => Node)
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      'Anything by its `globalId`, as the query of its type gives it; null for what is not there and for what the caller may not see. Anyone may ask. BAD_USER_INPUT (id).',
  })
  @Serves(findNode)
  async node(
    @Arg('id', () => ID, { description: 'The `globalId` of a thing; its `id` alone names no type.' })
    id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<NamedNode | null> {
    const found = await findNode(ctx, readGlobalId(id));
    return found === null ? null : presentNode(found, { actor: ctx.actor, now: ctx.clock() });
  }

  @FieldResolver(() => ID, {
    description: 'Opaque identifier that no other thing of any type has; what `node` wants.',
  })
  globalId(@Root() { id }: Node, @Info() { parentType }: GraphQLResolveInfo): string {
    return globalIdOf(parentType.name, id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The same number as over REST; null where REST has none for this type, and on public rows with a number above 2,147,483,647.',
  })
  restId(@Root() { id }: Node, @Info() { parentType }: GraphQLResolveInfo): number | null {
    const number = REST_TYPES.includes(parentType.name) ? Number(id) : null;
    return number === null || number > MAX_INT ? null : number;
  }
}
