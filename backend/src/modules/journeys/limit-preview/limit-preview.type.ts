import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { ViolationSeverityEnum } from '../../violations/violation-enums.type';

@ObjectType({ description: 'Violations of one severity by the limits of today and by drafted ones.' })
export class LimitChangeSeverityCount {
  @Field(() => ViolationSeverityEnum, { description: 'The severity.' })
  severity: ViolationSeverity;

  @Field(() => Int, { description: 'Violations by the limits of today.' })
  today: number;

  @Field(() => Int, { description: 'Violations had the drafted limits held all the time.' })
  drafted: number;
}

@ObjectType({
  description:
    'Effect of drafted limits on the violations of the last 30 days. The ended journeys with a fix in the box around a changed limit are judged twice, by the limits of today and by the drafted ones; nothing is stored. Journeys whose fixes are thinned, imported ones and those under way are not judged. Counts only, for supervisors and admins.',
})
export class LimitChangePreview {
  @Field(() => GraphQLDateTime, { description: 'Journeys that began before were not looked at.' })
  sinceAt: Date;

  @Field(() => Int, { description: 'Journeys that were judged, at most 2,000.' })
  journeys: number;

  @Field(() => Boolean, {
    description:
      'Whether only the newest journeys were judged, because 2,000 of them or 5 seconds were used up.',
  })
  isSample: boolean;

  @Field(() => Int, {
    description:
      'Violations by the limits of today: those with their highest speed in the area, and all others that would change.',
  })
  violations: number;

  @Field(() => Int, { description: 'Violations that would be new.' })
  added: number;

  @Field(() => Int, { description: 'Violations that would be none.' })
  removed: number;

  @Field(() => Int, { description: 'Violations that would have another severity.' })
  changedSeverity: number;

  @Field(() => [LimitChangeSeverityCount], { description: 'The counts by severity, DANGER first.' })
  bySeverity: LimitChangeSeverityCount[];
}
