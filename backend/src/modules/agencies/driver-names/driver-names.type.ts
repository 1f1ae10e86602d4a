import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An agency whose enrolled vehicles the viewer has driven.' })
export class DrivenAgency {
  @Field(() => String, { description: 'Name of the agency.' })
  agency: string;

  @Field(() => String, {
    nullable: true,
    description: 'Alias that the agency knows the viewer by, such as K7M2; null as long as it has none.',
  })
  alias: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time since when the agency sees the name of the viewer; null: it does not.',
  })
  showsNameSince: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Time since when coarse places of journeys that the viewer begins in its buses are in its feed; null: they are not.',
  })
  showsPlaceSince: Date | null;
}

@ObjectType({ description: 'A consent to coarse places that was given or ended.' })
export class SetAgencyPlaceConsentPayload {
  @Field(() => [DrivenAgency], { description: 'The agencies as agenciesOfMine lists them.' })
  agencies: readonly DrivenAgency[];
}
