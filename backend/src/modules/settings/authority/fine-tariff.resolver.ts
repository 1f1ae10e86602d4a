import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { fineTariff, setFineTariff } from './fine-tariff';
import { FineTariff, FineTariffInput } from './fine-tariff.type';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class FineTariffResolver {
  @Query(() => FineTariff, { description: 'The indicative fines in force now. Anyone may ask.' })
  @Serves(fineTariff)
  fineTariff(@Ctx() { ctx }: GraphqlContext): Promise<FineTariff> {
    return fineTariff(ctx);
  }

  @Mutation(() => FineTariff, {
    description: 'Puts fines in force for violations from now on. canEditSettings; audited.',
  })
  @Serves(setFineTariff)
  setFineTariff(
    @Arg('input', () => FineTariffInput, { description: 'The three amounts.' }) input: FineTariffInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<FineTariff> {
    return setFineTariff(ctx, input);
  }
}
