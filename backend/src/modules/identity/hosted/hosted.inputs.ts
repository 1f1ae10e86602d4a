import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Answer that a browser brings back from the hosted identity service.' })
export class HostedIdentityInput {
  @Field(() => String, { description: 'The ID token, a signed JWT of at most 16,384 characters.' })
  idToken: string;

  @Field(() => String, { description: 'The nonce of beginHostedSignIn, which the token must hold.' })
  nonce: string;
}
