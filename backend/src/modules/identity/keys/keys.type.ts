import { KEY_STATES } from '@wakafine/domain/keys/api-keys';
import type { KeyState } from '@wakafine/domain/keys/api-keys';
import { KEY_KINDS } from '@wakafine/domain/keys/scopes';
import type { KeyKind } from '@wakafine/domain/keys/scopes';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../../platform/day.scalar';
import { describedEnum } from '../../../platform/described-enum';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';

export const KeyKindEnum = describedEnum(KEY_KINDS, {
  name: 'ApiKeyKind',
  description: 'Kind of an API key: whose data its scopes open.',
  values: {
    PUBLIC: 'Public data, as visitors see them.',
    AGENCY: 'Data of one transport agency, as its people see them; somebody of the authority approves it.',
    AUTHORITY: 'What a viewer of the authority sees, with plates masked; a second administrator approves it.',
  },
});

export const KeyStateEnum = describedEnum(KEY_STATES, {
  name: 'ApiKeyState',
  description: 'State of an API key.',
  values: {
    REQUESTED: 'It waits for a decision, and is not accepted yet.',
    ACTIVE: 'It is accepted.',
    REFUSED: 'Somebody decided against it.',
    EXPIRED: 'Its time is over.',
    REVOKED: 'It was ended for good.',
  },
});

@ObjectType({ description: 'An API key, for its owner and for canAccessSystemSettings; never its secret.' })
export class ApiKey {
  @Field(() => ID, { description: 'Identifier of the key; it opens nothing.' })
  id: string;

  @Field(() => String, { description: 'Name that its owner gave it.' })
  name: string;

  @Field(() => KeyKindEnum, { description: 'Kind of its scopes.' })
  kind: KeyKind;

  @Field(() => [String], { description: 'Scopes, such as `statistics:read`.' })
  scopes: readonly string[];

  @Field(() => KeyStateEnum, { description: 'State now.' })
  state: KeyState;

  @Field(() => String, { description: 'First and last symbols of its secret, such as `wfk_pub_7c41…e91f`.' })
  hint: string;

  @Field(() => String, {
    nullable: true,
    description: 'Purpose; null where nobody had to decide.',
  })
  purpose: string | null;

  @Field(() => String, { nullable: true, description: 'Agency whose data it opens; null for other kinds.' })
  agency: string | null;

  @Field(() => Date, { description: 'Time when it was created.' })
  createdAt: Date;

  @Field(() => Date, { description: 'Time when it expires.' })
  expiresAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Time until which the secret before the latest rotation works; null where none does.',
  })
  formerSecretUntil: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of its latest call, to a few seconds; null before the first.',
  })
  lastUsedAt: Date | null;

  @Field(() => Int, {
    description: 'Points that it has spent today in Africa/Douala, to a few seconds.',
  })
  pointsToday: number;

  @Field(() => Int, { description: 'Calls of today that were answered with 429, to a few seconds.' })
  refusedToday: number;

  @Field(() => Int, { description: 'Points that it may spend in a day.' })
  pointsPerDay: number;

  @Field(() => Int, { description: 'Points that it may spend in a minute.' })
  pointsPerMinute: number;
}

@ObjectType({ description: 'An API key with its owner, for canAccessSystemSettings.' })
export class OwnedApiKey {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey: ApiKey;

  @Field(() => String, {
    description: 'Username of its owner; the mobile number of a citizen is masked.',
  })
  owner: string;

  @Field(() => Boolean, { description: 'Whether the viewer asked for it, and so may not decide on it.' })
  isOwn: boolean;
}

@ObjectType({ description: 'A key with its place in the list.' })
export class OwnedApiKeyEdge extends ListEdge {
  @Field(() => OwnedApiKey, { description: 'The key.' })
  node: OwnedApiKey;
}

@ObjectType({ description: 'A page of API keys, newest first.' })
export class OwnedApiKeyConnection extends ListPage {
  @Field(() => [OwnedApiKeyEdge], { description: 'The rows of the page.' })
  edges: OwnedApiKeyEdge[];

  @Field(() => [OwnedApiKey], { description: 'The things of the rows, in the same order.' })
  nodes: OwnedApiKey[];
}

@ObjectType({ description: 'Use of an API key within an hour.' })
export class ApiKeyHour {
  @Field(() => Date, { description: 'Start of the hour.' })
  hour: Date;

  @Field(() => Int, { description: 'Points of the calls that were served.' })
  points: number;

  @Field(() => Int, { description: 'Calls that were served.' })
  calls: number;

  @Field(() => Int, { description: 'Calls that were answered with 429.' })
  refused: number;
}

@ObjectType({ description: 'Use of an API key in a day of Africa/Douala.' })
export class ApiKeyDay {
  @Field(() => DayScalar, { description: 'The day, such as `2026-11-20`.' })
  day: string;

  @Field(() => Int, { description: 'Points of the calls that were served.' })
  points: number;

  @Field(() => Int, { description: 'Calls that were served.' })
  calls: number;

  @Field(() => Int, { description: 'Calls that were answered with 429.' })
  refused: number;
}
