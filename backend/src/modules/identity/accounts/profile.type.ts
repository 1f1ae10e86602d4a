import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Contact to be called in an emergency.' })
export class EmergencyContact {
  @Field(() => String, { nullable: true, description: 'Name; null where none was given.' })
  name: string | null;

  @Field(() => String, { description: 'Number as typed, 3-15 digits.' })
  phone: string;
}

@ObjectType({
  description: 'Profile of the holder of an account; nobody else sees it but the name.',
})
export class Profile {
  @Field(() => String, { nullable: true, description: 'Name as typed; null until given.' })
  fullName: string | null;

  @Field(() => String, { nullable: true, description: 'Email address, unverified; null until given.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the driving licence; null until given.' })
  driverLicense: string | null;

  @Field(() => EmergencyContact, { nullable: true, description: 'Null until given.' })
  emergencyContact: EmergencyContact | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the photo on this server, for its holder only; another one after each change. Null without one.',
  })
  photoUrl: string | null;

  @Field(() => Int, { description: 'Rises with every change; a change names the one that it is based on.' })
  version: number;
}
