import { RATE_CHANGES } from '@wakafine/domain/statistics/rates';
import type { Rate as RateData } from '@wakafine/domain/statistics/rates';
import { Field, Float, ObjectType } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';

export const RateChangeEnum = describedEnum(RATE_CHANGES, {
  name: 'RateChange',
  description: 'Comparison of the rate now and before.',
  values: {
    BETTER: 'Lower, by more than chance explains (5 % each way).',
    WORSE: 'Higher, by more than chance explains (5 % each way).',
    UNCERTAIN: 'Chance explains the difference.',
  },
});

@ObjectType({
  description:
    'Violations for each 1,000 judged km, with the bounds between which 90 % lies: where there are peers, shrunk to their rate, so that a short distance is no record.',
})
export class Rate implements RateData {
  @Field(() => Float, { description: 'The rate.' })
  per1000Km: number;

  @Field(() => Float, { description: 'One-sided lower 95 % bound, by which worst lists go.' })
  low: number;

  @Field(() => Float, { description: 'One-sided upper 95 % bound.' })
  high: number;
}
