import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { presentAvailability } from './availability.presenter';
import { ServiceAvailability } from './availability.type';
import { serviceAvailability } from './service-availability';

@Resolver()
export class AvailabilityResolver {
  @Query(() => ServiceAvailability, {
    description:
      'Minutes of the last 90 days in which the service served, by day. Each server process notes several times a minute that it ' +
      'serves; a minute without such a note is away. Anyone may ask.',
  })
  @Serves(serviceAvailability)
  async serviceAvailability(@Ctx() { ctx }: GraphqlContext): Promise<ServiceAvailability> {
    return presentAvailability(await serviceAvailability(ctx));
  }
}
