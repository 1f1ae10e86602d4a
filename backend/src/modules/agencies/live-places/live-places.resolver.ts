import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { AgencyPlaceFeed, SetAgencyPlaceFeedInput, SetAgencyPlaceFeedPayload } from './live-places.type';
import { ownPlaceFeed, setPlaceFeed } from './place-feed';
import type { PlaceFeed } from './place-feed';

@Resolver()
export class LivePlacesResolver {
  @Query(() => AgencyPlaceFeed, { description: 'The feed of live places of the own agency. seeOwnAgency.' })
  @Serves(ownPlaceFeed)
  async agencyPlaceFeed(@Ctx() { ctx }: GraphqlContext): Promise<AgencyPlaceFeed> {
    return presentPlaceFeed(await ownPlaceFeed(ctx));
  }

  @Mutation(() => SetAgencyPlaceFeedPayload, {
    description:
      'Turns the feed of live places of the own agency on or off; only drivers who agree are in it. manageAgencyLines; audited.',
  })
  @Serves(setPlaceFeed)
  async setAgencyPlaceFeed(
    @Arg('input', () => SetAgencyPlaceFeedInput, { description: 'Whether it is on.' })
    { isOn }: SetAgencyPlaceFeedInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SetAgencyPlaceFeedPayload> {
    return { feed: presentPlaceFeed(await setPlaceFeed(ctx, { isOn })) };
  }
}

function presentPlaceFeed({ agencyId, onSince, driverCount }: PlaceFeed): AgencyPlaceFeed {
  const base = `/api/agencies/${agencyId}`;
  return {
    path: `${base}/gtfs-rt/vehicle-positions`,
    linesPath: `${base}/lines.geojson`,
    onSince,
    driverCount,
  };
}
