import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { presentViewer } from './account.presenter';
import { deleteMyAccount, undoDeletion } from './delete-my-account';
import { consentVersions, giveConsent } from './give-consent';
import type { GraphqlContext } from './graphql-context';
import { DeleteMyAccountInput } from './my-data.inputs';
import { DeleteMyAccountPayload, GiveConsentPayload, UndoDeletionPayload } from './my-data.payloads';
import { Viewer } from './viewer.type';

@Resolver(() => Viewer)
export class MyDataResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Version of the consent to tracking that was given last; null before the first.',
  })
  consentVersion(@Root() { id }: Viewer, @Ctx() { ctx, loaders }: GraphqlContext): Promise<number | null> {
    return loaders.of('consent-versions', (ids) => consentVersions(ctx, ids)).load(Number(id));
  }

  @Mutation(() => GiveConsentPayload, {
    description: 'Agrees to be tracked during journeys, citizens only; again, it changes nothing.',
  })
  async giveConsent(
    @Arg('version', () => Int, { description: 'Version of the words that were agreed to.' }) version: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<GiveConsentPayload> {
    return { viewer: presentViewer(await giveConsent(ctx, { version })) };
  }

  @Mutation(() => DeleteMyAccountPayload, {
    description:
      'Has the own account erased after 30 days and ends its sessions. BAD_USER_INPUT for a wrong PIN.',
  })
  async deleteMyAccount(
    @Arg('input', () => DeleteMyAccountInput, { description: 'The PIN.' }) { pin }: DeleteMyAccountInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<DeleteMyAccountPayload> {
    const { address, deviceToken } = door;
    const deletionDueAt = await deleteMyAccount(ctx, { pin, address, deviceToken });
    door.dropSession();
    return { deletionDueAt };
  }

  @Mutation(() => UndoDeletionPayload, {
    description: 'Takes the deletion of the own account back. CONFLICT once it is due.',
  })
  async undoDeletion(@Ctx() { ctx }: GraphqlContext): Promise<UndoDeletionPayload> {
    return { viewer: presentViewer(await undoDeletion(ctx)) };
  }
}
