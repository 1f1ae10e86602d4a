import { Field, InputType } from 'type-graphql';
import { IsAgency } from '../../../platform/inputs/named-bounds';

@InputType({
  description: 'Consent of a driver to an agency seeing coarse places of their journeys, or the end of it.',
})
export class SetAgencyPlaceConsentInput {
  @Field(() => String, { description: 'The agency, as the list has it.' })
  @IsAgency()
  agency: string;

  @Field(() => Boolean, { description: 'Whether it may, for journeys that begin from now on.' })
  isOn: boolean;
}

@InputType({ description: 'Consent of a driver to an agency seeing their name, or the end of it.' })
export class SetAgencyNameConsentInput {
  @Field(() => String, { description: 'The agency, as the list has it.' })
  @IsAgency()
  agency: string;

  @Field(() => Boolean, { description: 'Whether it sees the name from now on.' })
  isOn: boolean;
}
