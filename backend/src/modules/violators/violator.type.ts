import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ViolatorStatus } from '../violations/vehicle-enums';
import type { ProposedStatus } from './status-proposals';
import { ViolationSeverityEnum, ViolatorStatusEnum } from '../violations/violation-enums.type';

@ObjectType({ description: 'A vehicle as it stands among all violators.' })
export class TopViolator {
  @Field(() => ID, { description: 'Identifier of the row; on public rows another one each month.' })
  id: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Stable identifier of the vehicle, never its rank; for staff, else null.',
  })
  vehicleId: string | null;

  @Field(() => Int, { description: '1 has most violations; the same number of them is the same rank.' })
  rank: number;

  @Field(() => String, {
    description:
      'Masked, but in full to a citizen whose own violations are in this row; of a public row without an agency no more than its first two letters.',
  })
  registrationNumber: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Of the register of vehicles, whatever travellers type; on public rows where an enrolled device recorded it; null without.',
  })
  transportAgency: string | null;

  @Field(() => Int, { description: 'Violations without claims and without grade C.' })
  violationCount: number;

  @Field(() => ViolationSeverityEnum, { description: 'The worst of them; CAUTION where there is none.' })
  severity: ViolationSeverity;

  @Field(() => ViolatorStatusEnum, {
    description: 'Status that the authority has decided; to all but staff ACTIVE until a decision is final.',
  })
  status: ViolatorStatus;

  @Field(() => ViolatorStatusEnum, {
    nullable: true,
    description:
      'In the answer to a decision of staff: the status that waits for a second person. Null elsewhere, and where nothing waits.',
  })
  proposedStatus: ProposedStatus | null;

  @Field(() => Boolean, { description: 'Whether all these violations are sample data of demo mode.' })
  isDemo: boolean;
}

@ObjectType({ description: 'A registration number in full.' })
export class RevealedRegistration {
  @Field(() => ID, { description: 'Stable identifier of the vehicle.' })
  vehicleId: string;

  @Field(() => String, { description: 'As last typed.' })
  registrationNumber: string;
}
