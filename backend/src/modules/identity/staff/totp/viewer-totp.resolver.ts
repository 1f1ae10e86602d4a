import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../accounts/graphql-context';
import { Viewer } from '../../accounts/viewer.type';
import { totpDueAt } from './totp-due';

@Resolver(() => Viewer)
export class ViewerTotpResolver {
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description:
      'By when a second factor must be set up: from then on everything else is FORBIDDEN with the client code ' +
      'totp-required. Null where one is active or none is needed.',
  })
  totpDueAt(@Root() { id, role }: Viewer, @Ctx() { ctx }: GraphqlContext): Promise<Date | null> {
    return totpDueAt(ctx, { accountId: Number(id), role });
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether that time is over: only enrolTotp, confirmTotp, changePassword and signOut are open.',
  })
  async mustEnrolTotp(@Root() { id, role }: Viewer, @Ctx() { ctx }: GraphqlContext): Promise<boolean> {
    const dueAt = await totpDueAt(ctx, { accountId: Number(id), role });
    return dueAt !== null && dueAt <= ctx.clock();
  }
}
