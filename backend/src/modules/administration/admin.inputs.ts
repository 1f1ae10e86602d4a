import { REASON_MAX } from '@wakafine/domain/incidents/incidents';
import {
  REASON_TEXT_LENGTH,
  REASON_TEXT_SENTENCE,
  REVEALED_AT_ONCE,
  REVEALED_SENTENCE,
} from '@wakafine/domain/people/data-looks';
import type { RevealReason } from '@wakafine/domain/people/data-looks';
import { Field, ID, InputType, Int } from 'type-graphql';
import { HasMembers, IsLineOrEmpty, IsLines } from '../../platform/inputs/bounds';
import { RevealReasonEnum } from '../identity/looks/data-look.type';
import { ViolatorStatusEnum } from '../violations/violation-enums.type';
import type { ViolatorStatus } from '../violations/vehicle-enums';

/** Rows beside what is revealed: there need not be any. */
const ROWS_AT_ONCE = { ...REVEALED_AT_ONCE, min: 0 };

@InputType({ description: 'The account to suspend, and the reason.' })
export class SuspendUserInput {
  @Field(() => ID, { description: 'Identifier of the account; not one’s own.' })
  userId: string;

  @Field(() => String, { nullable: true, description: 'Why, up to 500 characters; for the audit log.' })
  @IsLines(REASON_MAX)
  reason?: string | null;
}

@InputType({ description: 'The account to reinstate, and the reason.' })
export class ReinstateUserInput {
  @Field(() => ID, { description: 'Identifier of the account.' })
  userId: string;

  @Field(() => String, { nullable: true, description: 'Why, up to 500 characters; for the audit log.' })
  @IsLines(REASON_MAX)
  reason?: string | null;
}

@InputType({ description: 'Accounts whose mobile numbers are revealed.' })
export class RevealNumbersInput {
  @Field(() => [ID], { description: '1 to 100 identifiers of accounts.' })
  @HasMembers(REVEALED_AT_ONCE, REVEALED_SENTENCE)
  userIds: string[];

  @Field(() => RevealReasonEnum, {
    nullable: true,
    description: 'Reason; the owners of the numbers can read it.',
  })
  reason?: RevealReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'In words, 3 to 200 characters, needed for OTHER; those whose numbers they are read it.',
  })
  @IsLineOrEmpty(REASON_TEXT_LENGTH, REASON_TEXT_SENTENCE)
  reasonText?: string | null;
}

@InputType({ description: 'Vehicles whose registration numbers are revealed.' })
export class RevealRegistrationsInput {
  @Field(() => [ID], { description: '1 to 100 stable identifiers of vehicles.' })
  @HasMembers(REVEALED_AT_ONCE, REVEALED_SENTENCE)
  vehicleIds: string[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Violations in whose rows they are shown, at most 100; their owners read that they were seen.',
  })
  @HasMembers(ROWS_AT_ONCE, REVEALED_SENTENCE)
  violationIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Journeys in whose rows they are shown, at most 100; their owners read that they were seen.',
  })
  @HasMembers(ROWS_AT_ONCE, REVEALED_SENTENCE)
  journeyIds?: string[] | null;

  @Field(() => RevealReasonEnum, {
    nullable: true,
    description: 'Reason; the owners of the plates can read it.',
  })
  reason?: RevealReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'In words, 3 to 200 characters, needed for OTHER; those whose plates they are read it.',
  })
  @IsLineOrEmpty(REASON_TEXT_LENGTH, REASON_TEXT_SENTENCE)
  reasonText?: string | null;
}

@InputType({ description: 'A decision of the authority on a vehicle.' })
export class SetViolatorStatusInput {
  @Field(() => ID, { description: 'Stable identifier of the vehicle, never its rank.' })
  vehicleId: string;

  @Field(() => ViolatorStatusEnum, {
    description:
      'Flagged is UNDER_REVIEW, at once; cleared is ACTIVE: it and SUSPENDED are proposed for a second person, with a reason.',
  })
  status: ViolatorStatus;

  @Field(() => String, { nullable: true, description: 'Why, up to 500 characters.' })
  @IsLines(REASON_MAX)
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the decision rests on; another is a CONFLICT. Left out: whichever is there.',
  })
  version?: number | null;
}
