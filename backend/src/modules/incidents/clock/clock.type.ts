import type { IncidentSeverity } from '@wakafine/domain/incidents/incidents';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { IncidentSeverityEnum } from '../incident.type';

@ObjectType({ description: 'Answers of staff to incidents of one severity.' })
export class IncidentResponseTime {
  @Field(() => IncidentSeverityEnum, { description: 'The severity.' })
  severity: IncidentSeverity;

  @Field(() => Int, { description: 'Goal from receipt to the first step of staff, seconds.' })
  goalS: number;

  @Field(() => Int, { description: 'Number that was received.' })
  receivedCount: number;

  @Field(() => Int, { description: 'Number that was answered within the goal.' })
  inTimeCount: number;

  @Field(() => Int, { description: 'Number that was answered after the goal, or is late now.' })
  lateCount: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of these two that was answered within the goal, percent; null without any.',
  })
  inTimePercent: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Median time to the answer, seconds; null where none was answered.',
  })
  medianS: number | null;
}
