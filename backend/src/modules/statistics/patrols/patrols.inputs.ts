import { PATROL_BOUNDS } from '@wakafine/domain/patrols/patrol-rules';
import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { HasMembers, IsUuidText, IsWhole } from '../../../platform/inputs/bounds';
import { IsDay } from '../../../platform/inputs/named-bounds';

const DAY_SENTENCE = 'Must be a day such as 2026-11-20';
const STARTS_SENTENCE = `Must be ${PATROL_BOUNDS.patrols.min} to ${PATROL_BOUNDS.patrols.max} towns`;
const STOPS_SENTENCE = `Must be at most ${PATROL_BOUNDS.stops.max} stops`;

@InputType({ description: 'A stop of a patrol as it is wished.' })
export class PatrolStopInput {
  @Field(() => Int, { description: 'Number of the patrol, from 0.' })
  @IsWhole({ min: 0, max: PATROL_BOUNDS.patrols.max - 1 })
  patrol: number;

  @Field(() => ID, { description: 'The segment, such as N5-011.' })
  segmentId: string;

  @Field(() => Int, { description: 'Hours from the begin of the night to the stop.' })
  @IsWhole({ min: 0, max: PATROL_BOUNDS.hours.max - 1 })
  fromHour: number;

  @Field(() => Int, { description: 'Hours that it lasts.' })
  @IsWhole({ min: 1, max: PATROL_BOUNDS.hours.max })
  hours: number;

  @Field(() => Boolean, { description: 'Whether a new plan leaves it alone.' })
  isLocked: boolean;
}

@InputType({ description: 'A night that is to be planned.' })
export class PatrolNightInput {
  @Field(() => String, {
    description: 'Day on which it begins, such as 2026-11-20; stored are today and the next seven.',
  })
  @IsDay(DAY_SENTENCE)
  night: string;

  @Field(() => Int, { description: 'Hour of the day in Douala at which patrols set off, 0-23.' })
  @IsWhole(PATROL_BOUNDS.fromHour)
  fromHour: number;

  @Field(() => Int, { description: 'Hours from setting off to the end, 2-12.' })
  @IsWhole(PATROL_BOUNDS.hours)
  hours: number;

  @Field(() => [String], { description: 'Town at which each patrol starts, 1-12: names of patrolTowns.' })
  @HasMembers(PATROL_BOUNDS.patrols, STARTS_SENTENCE)
  starts: string[];
}

@InputType({ description: 'A plan as it is wished.' })
export class SavePatrolPlanInput extends PatrolNightInput {
  @Field(() => Int, { description: 'The version that it rests on; 0 where the night has no plan yet.' })
  @IsWhole({ min: 0, max: PATROL_BOUNDS.versions.max })
  version: number;

  @Field(() => [PatrolStopInput], { description: 'Its stops, 0-144.' })
  @HasMembers({ min: 0, max: PATROL_BOUNDS.stops.max }, STOPS_SENTENCE)
  @ValidateNested()
  stops: PatrolStopInput[];

  @Field(() => Boolean, {
    description: 'Whether everything but the locked stops is planned anew; else the stops are as given.',
  })
  isReplanned: boolean;
}

@InputType({ description: 'Count of a team at one stop.' })
export class PatrolCountInput {
  @Field(() => Int, { description: 'Number of the stop in the plan.' })
  @IsWhole({ min: 0, max: PATROL_BOUNDS.stops.max - 1 })
  stop: number;

  @Field(() => Int, { description: 'Vehicles above the limit, 0-20,000.' })
  @IsWhole(PATROL_BOUNDS.counted)
  counted: number;
}

@InputType({ description: 'Counts of the teams on the morning after.' })
export class CountPatrolStopsInput {
  @Field(() => String, { description: 'The night, such as 2026-11-20.' })
  @IsDay(DAY_SENTENCE)
  night: string;

  @Field(() => Int, { description: 'The version that was driven.' })
  @IsWhole(PATROL_BOUNDS.versions)
  version: number;

  @Field(() => [PatrolCountInput], {
    description: 'Counts by stop, each at most once; others stay as they are.',
  })
  @HasMembers(PATROL_BOUNDS.stops, STOPS_SENTENCE)
  @ValidateNested()
  counts: PatrolCountInput[];
}

@InputType({ description: 'A plan that is to be printed.' })
export class PrintPatrolPlanInput {
  @Field(() => String, { description: 'The night, such as 2026-11-20.' })
  @IsDay(DAY_SENTENCE)
  night: string;

  @Field(() => Int, { description: 'The version on the screen.' })
  @IsWhole(PATROL_BOUNDS.versions)
  version: number;

  @Field(() => String, { description: 'UUID of the copy, chosen by the client.' })
  @IsUuidText()
  clientId: string;
}
