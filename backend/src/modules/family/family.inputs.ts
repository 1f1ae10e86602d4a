import { ARRIVAL_NUMBERS, FAMILY_LINK_MIN, FAMILY_TOKEN } from '@wakafine/domain/family/family-link';
import type { FamilyPrecision } from '@wakafine/domain/family/family-link';
import { ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { HasForm, HasMembers, IsWhole } from '../../platform/inputs/bounds';
import { IsLatitude, IsLongitude, IsMobileNumber } from '../../platform/inputs/named-bounds';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { LanguageChoiceEnum } from '../identity/accounts/language-choice.type';
import { FamilyPrecisionEnum } from './family-link.type';

@InputType({ description: 'A place that the phone has measured.' })
export class FamilyPlaceInput {
  @Field(() => Float, { description: 'Degrees north.' })
  @IsLatitude()
  lat: number;

  @Field(() => Float, { description: 'Degrees east.' })
  @IsLongitude()
  lng: number;
}

@InputType({ description: 'A link by which others see where one is.' })
export class CreateFamilyLinkInput {
  @Field(() => String, {
    description:
      'Secret of the link, `/shared/<token>`: 16 random bytes in base64url, drawn by the client. The same token with the same content is the same link.',
  })
  @HasForm('family-token', FAMILY_TOKEN, 'Must be 16 random bytes in base64url')
  token: string;

  @Field(() => FamilyPrecisionEnum, { defaultValue: 'COARSE', description: 'Precision of the place.' })
  precision: FamilyPrecision;

  @Field(() => Int, {
    defaultValue: FAMILY_LINK_MIN.max,
    description: 'Longest time that it shows something, minutes: 15 to 720.',
  })
  @IsWhole(FAMILY_LINK_MIN)
  lastsMin: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is sent with a cry for help: then it outlasts its journey, and needs none.',
  })
  isSos: boolean;

  @Field(() => FamilyPlaceInput, {
    nullable: true,
    description: 'Place of the phone, for a cry for help; null where none was measured.',
  })
  @ValidateNested()
  place?: FamilyPlaceInput | null;
}

@InputType({ description: 'One who is sent word of an arrival.' })
export class ArrivalRecipientInput {
  @Field(() => String, { description: 'Mobile number of Cameroon.' })
  @IsMobileNumber()
  mobileNumber: string;
}

@InputType({ description: 'A link that ends.' })
export class EndFamilyLinkInput {
  @Field(() => ID, { description: 'One of myFamilyLinks.' })
  linkId: string;
}

@InputType({ description: 'An arrival, and who is sent word of it.' })
export class AnnounceArrivalInput {
  @Field(() => ID, { description: 'One of myFamilyLinks; it ends.' })
  linkId: string;

  @Field(() => [ArrivalRecipientInput], {
    defaultValue: [],
    description: 'Up to 3 numbers that get a short message. They are deleted with the message.',
  })
  @HasMembers(ARRIVAL_NUMBERS, `Must be at most ${ARRIVAL_NUMBERS.max} numbers`)
  @ValidateNested({ each: true })
  recipients: ArrivalRecipientInput[];

  @Field(() => LanguageChoiceEnum, { description: 'Language of the message.' })
  language: LanguageChoice;
}
