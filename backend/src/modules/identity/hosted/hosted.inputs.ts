import { Field, InputType } from 'type-graphql';
import { ID_TOKEN_MAX } from '../../../platform/hosted-identity';
import { IsCompared } from '../../../platform/inputs/bounds';

@InputType({ description: 'Answer that a browser brings back from the hosted identity service.' })
export class HostedIdentityInput {
  @Field(() => String, { description: 'The ID token, a signed JWT of at most 16,384 characters.' })
  @IsCompared(ID_TOKEN_MAX)
  idToken: string;

  @Field(() => String, { description: 'The nonce of beginHostedSignIn, which the token must hold.' })
  @IsCompared()
  nonce: string;
}
