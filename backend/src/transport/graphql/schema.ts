import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchema } from 'type-graphql';
import { HostedIdentityResolver } from '../../modules/identity/hosted/hosted.resolver';
import { IdentityResolver } from '../../modules/identity/identity.resolver';
import { PinResetResolver } from '../../modules/identity/pin-reset.resolver';
import { JourneyFieldsResolver } from '../../modules/journeys/journey-fields.resolver';
import { JourneysResolver } from '../../modules/journeys/journeys.resolver';
import { RealtimeResolver } from '../../modules/realtime/realtime.resolver';
import { SettingsResolver } from '../../modules/settings/settings.resolver';
import { ViolationsResolver } from '../../modules/violations/violations.resolver';

/** The whole GraphQL schema; acts check what types can't say, so the library validates nothing itself. */
export function graphqlSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      IdentityResolver,
      PinResetResolver,
      HostedIdentityResolver,
      SettingsResolver,
      ViolationsResolver,
      JourneysResolver,
      JourneyFieldsResolver,
      RealtimeResolver,
    ],
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    validate: false,
    // Every subscription here brings a subscribe function of its own; the library wants a pub/sub all the same.
    pubSub: NO_TOPICS,
  });
}

const NO_TOPICS = {
  publish(): void {
    throw new Error('Events go through the event bus.');
  },
  subscribe(): AsyncIterable<never> {
    throw new Error('Subscriptions bring their own stream.');
  },
};
