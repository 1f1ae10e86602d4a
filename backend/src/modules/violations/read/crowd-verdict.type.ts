import type { CrowdReason } from '@wakafine/domain/incidents/crowd-validator';
import { Field, Float, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';

export const CrowdReasonEnum = describedEnum<CrowdReason>(
  ['DUPLICATE', 'INSUFFICIENT', 'VALIDATED', 'LOW_CONFIDENCE'],
  {
    name: 'CrowdReason',
    description: 'Verdict of a crowd.',
    values: {
      DUPLICATE: 'The same person had reported it within 5 minutes.',
      INSUFFICIENT: 'Nobody else reported it within 100 m and 5 minutes.',
      VALIDATED: 'Others agree.',
      LOW_CONFIDENCE: 'Others differ in speed or time.',
    },
  },
);

@ObjectType({
  description:
    'Verdict of the crowd reports around the same place and time; the people who submitted them are never shown.',
})
export class CrowdVerdict {
  @Field(() => Boolean, { description: 'Whether others corroborate it with a confidence of at least 0.7.' })
  isVerified: boolean;

  @Field(() => Float, { description: '0-1; 0.3 as long as nobody else reports.' })
  confidence: number;

  @Field(() => CrowdReasonEnum, { description: 'Reason why it was judged so.' })
  reason: CrowdReason;

  @Field(() => String, { description: 'The same as an English sentence.' })
  sentence: string;
}
