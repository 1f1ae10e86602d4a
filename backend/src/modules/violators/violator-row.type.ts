import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsSearch } from '../../platform/inputs/bounds';
import { CountedPage, ListEdge, ListPage } from '../../platform/db/connection.type';
import type { TravelCategory, ViolatorStatus } from '../violations/vehicle-enums';
import type { VehicleType } from '../vehicles/vehicle-types';
import { TravelCategoryEnum, ViolatorStatusEnum } from '../violations/violation-enums.type';
import { VehicleTypeEnum } from '../vehicles/vehicle-type.type';
import type { ProposedStatus } from './status-proposals';

@ObjectType({ description: 'A status that waits for a second person.' })
export class StatusProposal {
  @Field(() => ViolatorStatusEnum, { description: 'ACTIVE (cleared) or SUSPENDED.' })
  status: ProposedStatus;

  @Field(() => String, { description: 'Reason.' })
  reason: string;

  @Field(() => String, { nullable: true, description: 'Username; null once the account is gone.' })
  proposedBy: string | null;

  @Field(() => GraphQLDateTime, { description: 'Since when it waits.' })
  proposedAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when it can be confirmed.' })
  expiresAt: Date;

  @Field(() => Boolean, { description: 'Whether the caller has proposed it, and so cannot confirm it.' })
  isOwn: boolean;
}

@ObjectType({
  description:
    'Proposal of the rule: to review a vehicle. It changes nothing, and ends when somebody decides or the evidence does.',
})
export class RuleProposal {
  @Field(() => GraphQLDateTime, { description: 'Time when it was last proposed, at most once a week.' })
  proposedAt: Date;

  @Field(() => Int, {
    description:
      'Events of 90 days as enrolled devices recorded them, since the vehicle was last cleared; each journey counts once a day. At least 5.',
  })
  events: number;

  @Field(() => Int, { description: 'Days with such an event. At least 3.' })
  days: number;

  @Field(() => Int, { description: 'Those of the events with severity DANGER.' })
  dangers: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'One-sided lower 95 % bound of its rate, violations per 1,000 judged km; null for proposals of before it was stored.',
  })
  lowPer1000Km: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Rate of the other vehicles of its class, violations per 1,000 judged km; null for proposals of before it was stored.',
  })
  peersPer1000Km: number | null;
}

@ObjectType({ description: 'A vehicle as those who decide on violators see it.' })
export class Violator {
  @Field(() => ID, { description: 'Stable identifier of the vehicle.' })
  vehicleId: string;

  @Field(() => String, { description: 'Masked; `revealRegistrations` gives it in full.' })
  registrationNumber: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the register of vehicles, whatever travellers type; null without.',
  })
  transportAgency: string | null;

  @Field(() => TravelCategoryEnum, {
    nullable: true,
    description: 'Of the latest journey that its enrolled device recorded; null without.',
  })
  category: TravelCategory | null;

  @Field(() => VehicleTypeEnum, {
    nullable: true,
    description: 'Of the latest journey that its enrolled device recorded; null without.',
  })
  vehicleType: VehicleType | null;

  @Field(() => Int, {
    description:
      'Violations that enrolled devices of the vehicle recorded, without claims and without grade C.',
  })
  violationCount: number;

  @Field(() => Int, { description: 'Those of them with severity DANGER.' })
  dangerCount: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when the latest of them began; null without any.',
  })
  latestAt: Date | null;

  @Field(() => ViolatorStatusEnum, { description: 'The status in force.' })
  status: ViolatorStatus;

  @Field(() => Int, { description: 'Rises with every change of the status; sent back with a decision.' })
  version: number;

  @Field(() => StatusProposal, { nullable: true, description: 'A status that waits; null without.' })
  proposal: StatusProposal | null;

  @Field(() => RuleProposal, { nullable: true, description: 'Proposal of the rule; null without.' })
  ruleProposal: RuleProposal | null;

  @Field(() => Boolean, {
    description:
      'Whether an enrolled device has recorded a violation of it: without one it can be put under review, but not suspended.',
  })
  mayBeSuspended: boolean;

  @Field(() => Boolean, { description: 'Whether all these violations are sample data of demo mode.' })
  isDemo: boolean;
}

@ObjectType({ description: 'A vehicle with its place in the list.' })
export class ViolatorEdge extends ListEdge {
  @Field(() => Violator, { description: 'The vehicle.' })
  node: Violator;
}

@ObjectType({ description: 'A page of violators, worst first.' })
export class ViolatorConnection extends CountedPage {
  @Field(() => [ViolatorEdge], { description: 'The rows of the page.' })
  edges: ViolatorEdge[];

  @Field(() => [Violator], { description: 'The things of the rows, in the same order.' })
  nodes: Violator[];
}

@ObjectType({ description: 'A status that a vehicle has come to.' })
export class ViolatorStatusChange {
  @Field(() => ID, { description: 'Identifier of the change.' })
  id: string;

  @Field(() => ViolatorStatusEnum, { description: 'The status.' })
  status: ViolatorStatus;

  @Field(() => String, { nullable: true, description: 'Reason; null when not given.' })
  reason: string | null;

  @Field(() => GraphQLDateTime, { description: 'Since when.' })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Username; null once the account is gone.',
  })
  changedBy: string | null;
}

@ObjectType({ description: 'A status with its place in the list.' })
export class ViolatorStatusChangeEdge extends ListEdge {
  @Field(() => ViolatorStatusChange, { description: 'The status.' })
  node: ViolatorStatusChange;
}

@ObjectType({ description: 'A page of statuses of a vehicle, newest first.' })
export class ViolatorStatusChangeConnection extends ListPage {
  @Field(() => [ViolatorStatusChangeEdge], { description: 'The rows of the page.' })
  edges: ViolatorStatusChangeEdge[];

  @Field(() => [ViolatorStatusChange], { description: 'The things of the rows, in the same order.' })
  nodes: ViolatorStatusChange[];
}

@InputType({ description: 'Filter of vehicles; members left out do not narrow.' })
export class ViolatorFilter {
  @Field(() => ViolatorStatusEnum, { nullable: true, description: 'With this status only.' })
  status?: ViolatorStatus | null;

  @Field(() => TravelCategoryEnum, {
    nullable: true,
    description: 'That have travelled in this category only.',
  })
  category?: TravelCategory | null;

  @Field(() => String, {
    nullable: true,
    description: 'That have travelled for this agency; its exact name.',
  })
  @IsSearch()
  agency?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of an agency in any case; for canViewFullRegistrations also of a plate, which is audited. Up to 100 characters.',
  })
  @IsSearch()
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether only vehicles that the rule proposes to review; false and null do not narrow.',
  })
  isProposed?: boolean | null;
}
