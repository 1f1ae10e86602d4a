import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Data with which a browser asks the hosted identity service for an ID token.' })
export class BeginHostedSignInPayload {
  @Field(() => String, { description: 'Address of the OpenID Connect issuer.' })
  issuer: string;

  @Field(() => String, { description: 'Our client identifier at the issuer.' })
  clientId: string;

  @Field(() => String, {
    description: 'To be sent to the issuer with the request; good once, in this browser only.',
  })
  nonce: string;

  @Field(() => Date, { description: 'Time when the nonce ends (UTC): 10 minutes after it was issued.' })
  expiresAt: Date;
}
