import { ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import {
  IsContactPhone,
  IsDriverLicense,
  IsEmailAddress,
  IsPersonName,
  IsPhoto,
} from '../../../platform/inputs/named-bounds';

@InputType({ description: 'Contact to be called in an emergency.' })
export class EmergencyContactInput {
  @Field(() => String, { nullable: true, description: 'Name, up to 120 characters.' })
  @IsPersonName()
  name?: string | null;

  @Field(() => String, { description: 'Number, 3-15 digits.' })
  @IsContactPhone()
  phone: string;
}

@InputType({ description: 'Changes to a profile: members left out stay, null removes.' })
export class UpdateProfileInput {
  @Field(() => Int, {
    description: 'Version that the change is based on; CONFLICT when it is another by now.',
  })
  version: number;

  @Field(() => String, { nullable: true, description: 'Name, up to 120 characters.' })
  @IsPersonName()
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Email address.' })
  @IsEmailAddress()
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the driving licence, up to 40 characters.' })
  @IsDriverLicense()
  driverLicense?: string | null;

  @Field(() => EmergencyContactInput, {
    nullable: true,
    description: 'Person to call in an emergency; null or left out: nobody.',
  })
  @ValidateNested()
  emergencyContact?: EmergencyContactInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'JPEG, PNG or WebP of at most 150 KB and 4,096 pixels a side, in Base64. Its metadata are not stored.',
  })
  @IsPhoto()
  photo?: string | null;
}
