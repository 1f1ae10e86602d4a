import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Data for an authenticator app; shown once.' })
export class EnrolTotpPayload {
  @Field(() => String, { description: 'The secret in base 32, for typing.' })
  secret: string;

  @Field(() => String, { description: 'The same as an otpauth: address, for a QR code.' })
  uri: string;
}

@ObjectType({ description: 'The second factor is active from now on.' })
export class ConfirmTotpPayload {
  @Field(() => [String], {
    description: 'Ten codes, each of which replaces the app once. They are never shown again.',
  })
  recoveryCodes: string[];
}

@ObjectType({ description: 'It was shown who sits at the session.' })
export class ConfirmIdentityPayload {
  @Field(() => GraphQLDateTime, { description: 'Until when acts that can not be undone are open.' })
  confirmedUntil: Date;
}
