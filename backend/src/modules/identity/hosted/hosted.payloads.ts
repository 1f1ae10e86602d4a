import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a browser needs to ask the hosted identity service for an ID token.' })
export class BeginHostedSignInPayload {
  @Field(() => String, { description: 'Address of the OpenID Connect issuer.' })
  issuer: string;

  @Field(() => String, { description: 'Our client identifier at the issuer.' })
  clientId: string;

  @Field(() => String, {
    description: 'To be sent to the issuer with the request; good once, in this browser only.',
  })
  nonce: string;

  @Field(() => Date, { description: 'When the nonce ends (UTC): 10 minutes after it was handed out.' })
  expiresAt: Date;
}
