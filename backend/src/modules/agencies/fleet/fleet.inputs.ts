import { REVOKING_REASON_LENGTH } from '@wakafine/domain/people/vehicle-code';
import { Field, ID, InputType } from 'type-graphql';
import { IsLine } from '../../../platform/inputs/bounds';

@InputType({ description: 'A vehicle of the own agency that gets a new code.' })
export class IssueAgencyCodeInput {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId: string;
}

@InputType({ description: 'A code of a vehicle of the own agency that is revoked, and the reason.' })
export class RevokeAgencyCodeInput {
  @Field(() => ID, { description: 'The code.' })
  codeId: string;

  @Field(() => String, { description: 'Reason, 3-500 characters.' })
  @IsLine(REVOKING_REASON_LENGTH)
  reason: string;
}
