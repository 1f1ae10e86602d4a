import { Field, ObjectType } from 'type-graphql';
import { ApiKey, OwnedApiKey } from './keys.type';

@ObjectType({ description: 'A key with a new secret.' })
export class ApiKeySecretPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey: ApiKey;

  @Field(() => String, { description: 'Its secret, shown this once: `wfk_…`.' })
  secret: string;
}

@ObjectType({ description: 'A key that was ended.' })
export class RevokeApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey: ApiKey;
}

@ObjectType({ description: 'A key that was decided on.' })
export class DecideOnApiKeyPayload {
  @Field(() => OwnedApiKey, { description: 'The key with its owner.' })
  owned: OwnedApiKey;
}
