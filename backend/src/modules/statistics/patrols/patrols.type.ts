import { PATROL_GRADES } from '@wakafine/domain/patrols/grade-patrols';
import type { PatrolGrade } from '@wakafine/domain/patrols/grade-patrols';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';

/** Weeks that a plan may rest on. */
export const PATROL_BASES = ['LAST_WEEKS', 'LAST_YEAR'] as const;
/** Weeks that a plan rests on. */
export type PatrolBasis = (typeof PATROL_BASES)[number];

export const PatrolBasisEnum = describedEnum(PATROL_BASES, {
  name: 'PatrolBasis',
  description: 'Weeks that a plan rests on.',
  values: {
    LAST_WEEKS: 'The last eight weeks.',
    LAST_YEAR: 'The same eight weeks of the year before: too little was seen in the last ones.',
  },
});

export const PatrolGradeEnum = describedEnum(PATROL_GRADES, {
  name: 'PatrolGrade',
  description: 'Count of a team beside the band that was expected.',
  values: { BELOW: 'Fewer.', INSIDE: 'Within the band, its ends included.', ABOVE: 'More.' },
});

@ObjectType({ description: 'Violations that are expected, with the band within which 80 of 100 nights lie.' })
export class PatrolBand {
  @Field(() => Float, { description: 'Mean.' })
  expected: number;

  @Field(() => Int, { description: 'Lower end of the band.' })
  low: number;

  @Field(() => Int, { description: 'Upper end of the band.' })
  high: number;
}

@ObjectType({ description: 'A segment of a main road at which a patrol can stand.' })
export class PatrolPlace {
  @Field(() => ID, { description: 'The segment, such as N5-011.' })
  segmentId: string;

  @Field(() => String, { description: 'Its road, such as N5.' })
  road: string;

  @Field(() => Float, { description: 'Its beginning, km from the start of the road.' })
  fromKm: number;

  @Field(() => Float, { description: 'Its end, km from the start of the road.' })
  toKm: number;

  @Field(() => [String], {
    description: 'Town that it lies in, or the towns before and after it, where known.',
  })
  towns: readonly string[];

  @Field(() => [Float], { description: 'Its line: latitude and longitude in turn, degrees.' })
  line: readonly number[];

  @Field(() => Boolean, { description: 'Whether so little was seen there that a patrol goes to learn.' })
  isLearning: boolean;

  @Field(() => [Float], {
    description: 'Violations expected in each hour of the night; in a plan those of the stop alone.',
  })
  eventsByHour: readonly number[];
}

@ObjectType({ description: 'A stop of a patrol: whole hours on one segment.' })
export class PatrolStop {
  @Field(() => Int, { description: 'Its number in the plan, from 0: by patrol and hour.' })
  number: number;

  @Field(() => Int, { description: 'Number of the patrol, from 0.' })
  patrol: number;

  @Field(() => Int, { description: 'Hours from the begin of the night to the stop.' })
  fromHour: number;

  @Field(() => Int, { description: 'Hours that it lasts.' })
  hours: number;

  @Field(() => Boolean, { description: 'Whether a person holds it: a new plan leaves it alone.' })
  isLocked: boolean;

  @Field(() => PatrolPlace, { description: 'Its segment.' })
  place: PatrolPlace;

  @Field(() => PatrolBand, { description: 'Expected there.' })
  band: PatrolBand;

  @Field(() => Int, { description: 'Time on the way to it, minutes at 50 km/h.' })
  travelMinutes: number;

  @Field(() => Int, { nullable: true, description: 'Vehicles that the team has counted; null: not entered.' })
  counted: number | null;

  @Field(() => PatrolGradeEnum, {
    nullable: true,
    description: 'Its count beside its band; null without a count, or where the band is not of all traffic.',
  })
  grade: PatrolGrade | null;
}

@ObjectType({ description: 'Plan of the patrols of one night. Never public.' })
export class PatrolPlan {
  @Field(() => String, { description: 'Day on which the night begins, such as 2026-11-20.' })
  night: string;

  @Field(() => Int, { description: 'Rises with every change; 0: a proposal that is not stored.' })
  version: number;

  @Field(() => Int, { description: 'Hour of the day in Douala at which patrols set off, 0-23.' })
  fromHour: number;

  @Field(() => Int, { description: 'Hours from setting off to the end.' })
  hours: number;

  @Field(() => [String], { description: 'Town at which each patrol starts.' })
  starts: readonly string[];

  @Field(() => PatrolBasisEnum, { description: 'Weeks that it rests on.' })
  basis: PatrolBasis;

  @Field(() => Boolean, {
    description:
      'Whether the numbers are those of all traffic, by the share of it that is seen; else of vehicles that use the service.',
  })
  isAllTraffic: boolean;

  @Field(() => PatrolBand, { description: 'Expected of all stops together.' })
  band: PatrolBand;

  @Field(() => PatrolBand, { description: 'The same hours at the mean segment: nobody had planned.' })
  unplanned: PatrolBand;

  @Field(() => Float, { description: 'All violations expected on the main roads in these hours.' })
  allEvents: number;

  @Field(() => [Float], { description: 'The same in each hour.' })
  eventsByHour: readonly number[];

  @Field(() => Float, { description: 'Share of all patrol hours that are spent to learn, %.' })
  learningPercent: number;

  @Field(() => Int, { description: 'Time on the road of all patrols, minutes.' })
  travelMinutes: number;

  @Field(() => [PatrolStop], { description: 'Stops by patrol and hour.' })
  stops: PatrolStop[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time of the last change; null for a proposal.',
  })
  savedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'User name of who changed it last; null for a proposal, or where the account is gone.',
  })
  savedBy: string | null;

  @Field(() => Int, { description: 'Copies that were printed, all versions together.' })
  copies: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Counts of all stops together; null until all are entered.',
  })
  counted: number | null;

  @Field(() => PatrolGradeEnum, {
    nullable: true,
    description:
      'Their sum beside the band; null until all are entered, or where the band is not of all traffic.',
  })
  grade: PatrolGrade | null;
}
