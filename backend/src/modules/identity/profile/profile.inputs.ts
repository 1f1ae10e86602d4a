import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Contact to be called in an emergency.' })
export class EmergencyContactInput {
  @Field(() => String, { nullable: true, description: 'Name, up to 120 characters.' })
  name?: string | null;

  @Field(() => String, { description: 'Number, 3-15 digits.' })
  phone: string;
}

@InputType({ description: 'Changes to a profile: members left out stay, null removes.' })
export class UpdateProfileInput {
  @Field(() => Int, {
    description: 'Version that the change is based on; CONFLICT when it is another by now.',
  })
  version: number;

  @Field(() => String, { nullable: true, description: 'Name, up to 120 characters.' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Email address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the driving licence, up to 40 characters.' })
  driverLicense?: string | null;

  @Field(() => EmergencyContactInput, { nullable: true, description: 'Contact to be called.' })
  emergencyContact?: EmergencyContactInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'JPEG, PNG or WebP of at most 150 KB and 4,096 pixels a side, in Base64. Its metadata are not stored.',
  })
  photo?: string | null;
}
