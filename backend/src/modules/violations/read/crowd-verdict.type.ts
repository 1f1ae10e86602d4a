import { CROWD_REASONS } from '@wakafine/domain/incidents/crowd-validator';
import type { CrowdReason } from '@wakafine/domain/incidents/crowd-validator';
import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/enum-of';

export const CrowdReasonEnum = enumOf(Object.keys(CROWD_REASONS));
registerEnumType(CrowdReasonEnum, {
  name: 'CrowdReason',
  description:
    'DUPLICATE: the same person had reported within 5 min. INSUFFICIENT: nobody else did within 100 m and 5 min. VALIDATED: others agree. LOW_CONFIDENCE: others differ in speed or time.',
});

@ObjectType({
  description:
    'Verdict of the crowd reports around the same place and time; the people who submitted them are never shown.',
})
export class CrowdVerdict {
  @Field(() => Boolean, { description: 'Whether others corroborate it with a confidence of at least 0.7.' })
  isVerified: boolean;

  @Field(() => Float, { description: '0-1; 0.3 as long as nobody else reports.' })
  confidence: number;

  @Field(() => CrowdReasonEnum, { description: 'Why it was judged so.' })
  reason: CrowdReason;

  @Field(() => String, { description: 'The same as an English sentence.' })
  sentence: string;
}
