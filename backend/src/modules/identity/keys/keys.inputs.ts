import { KEY_LIFE_DAYS, KEY_NAME, KEY_OVERLAP_HOURS, KEY_PURPOSE } from '@wakafine/domain/keys/api-keys';
import { SCOPES } from '@wakafine/domain/keys/scopes';
import { Field, ID, InputType, Int } from 'type-graphql';
import { HasMembers, IsLine, IsLines, IsWhole } from '../../../platform/inputs/bounds';

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'Name by which its owner knows it, 2 to 60 characters.' })
  @IsLine(KEY_NAME)
  name: string;

  @Field(() => [String], {
    description: 'Scopes, all of one kind, such as `statistics:read` and `violations:public`.',
  })
  @HasMembers({ min: 1, max: SCOPES.length }, `Must be 1 to ${SCOPES.length} scopes`)
  scopes: string[];

  @Field(() => Int, { defaultValue: 90, description: 'Whole days until it expires, 1 to 366.' })
  @IsWhole(KEY_LIFE_DAYS)
  lifeDays: number;

  @Field(() => String, {
    nullable: true,
    description: 'Purpose, at most 500 characters; needed for every kind but PUBLIC.',
  })
  @IsLines(KEY_PURPOSE.max)
  purpose?: string | null;
}

@InputType({ description: 'An API key that gets a new secret.' })
export class RotateApiKeyInput {
  @Field(() => ID, { description: 'The key.' })
  keyId: string;

  @Field(() => Int, {
    defaultValue: 24,
    description: 'Whole hours for which the former secret still works, 0 to 168.',
  })
  @IsWhole(KEY_OVERLAP_HOURS)
  overlapHours: number;
}

@InputType({ description: 'An API key to end.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The key.' })
  keyId: string;
}

@InputType({ description: 'A decision on an API key.' })
export class DecideOnApiKeyInput {
  @Field(() => ID, { description: 'The key.' })
  keyId: string;

  @Field(() => Boolean, { description: 'Whether it is approved; else it is refused for good.' })
  isApproved: boolean;
}
