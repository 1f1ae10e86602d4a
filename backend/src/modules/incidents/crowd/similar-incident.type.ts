import type { IncidentSeverity, IncidentType } from '@wakafine/domain/incidents/incidents';
import { ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IncidentSeverityEnum, IncidentTypeEnum } from '../incident.type';
import { IncidentPlaceInput } from '../incidents.inputs';

@ObjectType({
  description:
    'An incident that somebody else has just submitted nearby, as a public row: neither the person, nor the description, nor the exact place.',
})
export class SimilarIncident {
  @Field(() => ID, { description: 'Identifier of the public row, for `confirmIncident` alone.' })
  id: string;

  @Field(() => IncidentTypeEnum, { description: 'Type of the incident.' })
  incidentType: IncidentType;

  @Field(() => IncidentSeverityEnum, { description: 'Severity.' })
  severity: IncidentSeverity;

  @Field(() => GraphQLDateTime, { description: 'The hour in which it happened.' })
  occurredAt: Date;

  @Field(() => Int, { description: 'Number of citizens that have confirmed it.' })
  confirmationCount: number;

  @Field(() => Boolean, { description: 'Whether the one who asks has confirmed it.' })
  isConfirmed: boolean;

  @Field(() => Boolean, { description: 'Whether others on the road agree.' })
  isVerified: boolean;
}

@InputType({ description: 'Public id of the incident that the citizen sees too.' })
export class ConfirmIncidentInput {
  @Field(() => ID, { description: 'The incident, as `similarIncidents` gave it.' })
  incidentId: string;

  @Field(() => IncidentPlaceInput, {
    description: "Place of the citizen: in the incident's cell of about 110 m, or one that touches it.",
  })
  @ValidateNested()
  location: IncidentPlaceInput;
}

@ObjectType({ description: 'The incident with the confirmation.' })
export class ConfirmIncidentPayload {
  @Field(() => SimilarIncident, { description: 'The incident.' })
  incident: SimilarIncident;
}
