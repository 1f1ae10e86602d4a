import { SNOOZES } from '@wakafine/domain/attention/attention';
import type { Snooze } from '@wakafine/domain/attention/attention';
import { REASON_MAX } from '@wakafine/domain/incidents/incidents';
import { Field, ID, InputType, Int } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';
import { IsLines } from '../../platform/inputs/bounds';

const ROW = 'The row.';
const VERSION = 'The version of the row that it rests on; CONFLICT with `current` for another one.';

export const SnoozeEnum = describedEnum(SNOOZES, {
  name: 'Snooze',
  description:
    'Time until which a row of the attention queue is snoozed; an hour before its deadline at most.',
  values: {
    ONE_HOUR: 'An hour.',
    TONIGHT: 'The next 18:00 in Douala.',
    MONDAY: 'The next Monday 08:00 in Douala.',
    UNTIL_CHANGE: 'Until its cause grows or shrinks.',
  },
});

@InputType({ description: 'Somebody to whom a row of the attention queue is assigned.' })
export class AssignAttentionInput {
  @Field(() => ID, { description: ROW })
  id: string;

  @Field(() => ID, { nullable: true, description: 'Account of somebody of the staff; null: nobody.' })
  assigneeId?: string | null;

  @Field(() => Int, { description: VERSION })
  version: number;
}

@InputType({ description: 'Snooze of a row of the attention queue.' })
export class SnoozeAttentionInput {
  @Field(() => ID, { description: ROW })
  id: string;

  @Field(() => SnoozeEnum, { description: 'Time at which it comes back.' })
  until: Snooze;

  @Field(() => Int, { description: VERSION })
  version: number;
}

@InputType({ description: 'A row of the attention queue that is done.' })
export class CompleteAttentionInput {
  @Field(() => ID, { description: ROW })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reason, 1-500 characters; needed while the cause remains.',
  })
  @IsLines(REASON_MAX)
  reason?: string | null;

  @Field(() => Int, { description: VERSION })
  version: number;
}

@InputType({ description: 'A done row of the attention queue that is put back.' })
export class ReopenAttentionInput {
  @Field(() => ID, { description: ROW })
  id: string;

  @Field(() => Int, { description: VERSION })
  version: number;
}
