import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { listAgenciesOfMine, setAgencyNameConsent, setAgencyPlaceConsent } from './driver-names';
import { SetAgencyNameConsentInput, SetAgencyPlaceConsentInput } from './driver-names.inputs';
import { DrivenAgency, SetAgencyPlaceConsentPayload } from './driver-names.type';

@Resolver()
export class DriverNamesResolver {
  @Query(() => [DrivenAgency], {
    description:
      'Agencies whose enrolled vehicles the viewer has driven, by name, at most 100. Citizens only.',
  })
  @Serves(listAgenciesOfMine)
  agenciesOfMine(@Ctx() { ctx }: GraphqlContext): Promise<DrivenAgency[]> {
    return listAgenciesOfMine(ctx);
  }

  @Mutation(() => [DrivenAgency], {
    description:
      'Lets an agency see the own name from now on, or no longer; then its next alias is a new one. Citizens only; gives the agencies as listed. FORBIDDEN with clientCode `number-not-proven`, NOT_FOUND for an agency that the viewer has not driven for.',
  })
  @Serves(setAgencyNameConsent)
  setAgencyNameConsent(
    @Arg('input', () => SetAgencyNameConsentInput, { description: 'The agency, and the answer.' })
    { agency, isOn }: SetAgencyNameConsentInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<DrivenAgency[]> {
    return setAgencyNameConsent(ctx, { agency, isOn });
  }

  @Mutation(() => SetAgencyPlaceConsentPayload, {
    description:
      'Lets coarse places of journeys that the viewer begins in an agency’s buses be in its feed from now on, or no longer. Citizens only. FORBIDDEN with clientCode `number-not-proven`, NOT_FOUND for an agency that the viewer has not driven for.',
  })
  @Serves(setAgencyPlaceConsent)
  async setAgencyPlaceConsent(
    @Arg('input', () => SetAgencyPlaceConsentInput, { description: 'The agency, and the answer.' })
    { agency, isOn }: SetAgencyPlaceConsentInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SetAgencyPlaceConsentPayload> {
    return { agencies: await setAgencyPlaceConsent(ctx, { agency, isOn }) };
  }
}
