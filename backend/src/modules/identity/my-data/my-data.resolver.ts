import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { presentViewer } from '../accounts/account.presenter';
import { deleteMyAccount, undoDeletion } from './delete-my-account';
import type { GraphqlContext } from '../accounts/graphql-context';
import { DeleteMyAccountInput } from './my-data.inputs';
import { DeleteMyAccountPayload, UndoDeletionPayload } from './my-data.payloads';
import { Serves } from '../acts/serves.decorator';

@Resolver()
export class MyDataResolver {
  @Mutation(() => DeleteMyAccountPayload, {
    description:
      'Has the own account erased after 30 days and ends its sessions. BAD_USER_INPUT for a wrong PIN.',
  })
  @Serves(deleteMyAccount)
  async deleteMyAccount(
    @Arg('input', () => DeleteMyAccountInput, { description: 'The PIN.' }) { pin }: DeleteMyAccountInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<DeleteMyAccountPayload> {
    const { address, deviceToken } = door();
    const deletionDueAt = await deleteMyAccount(ctx, { pin, address, deviceToken });
    door().dropSession();
    return { deletionDueAt };
  }

  @Mutation(() => UndoDeletionPayload, {
    description: 'Withdraws the deletion of the own account. CONFLICT once it is due.',
  })
  @Serves(undoDeletion)
  async undoDeletion(@Ctx() { ctx }: GraphqlContext): Promise<UndoDeletionPayload> {
    return { viewer: presentViewer(await undoDeletion(ctx)) };
  }
}
