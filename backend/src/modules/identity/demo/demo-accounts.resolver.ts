import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../accounts/graphql-context';
import { DemoAccount } from './demo-account.type';
import { listDemoAccounts } from './list-demo-accounts';
import { Serves } from '../acts/serves.decorator';

@Resolver()
export class DemoAccountsResolver {
  @Query(() => [DemoAccount], {
    description: 'Accounts to look around with, for anybody; empty unless the server runs in demo mode.',
  })
  @Serves(listDemoAccounts)
  demoAccounts(@Ctx() { ctx }: GraphqlContext): Promise<DemoAccount[]> {
    return listDemoAccounts(ctx);
  }
}
