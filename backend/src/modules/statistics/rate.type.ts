import { RATE_CHANGES } from '@wakafine/domain/statistics/rates';
import type { Rate as RateData } from '@wakafine/domain/statistics/rates';
import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/enum-of';

export const RateChangeEnum = enumOf(RATE_CHANGES);
registerEnumType(RateChangeEnum, {
  name: 'RateChange',
  description:
    'What can be said of the rate now and before: lower, higher, or that chance explains the difference (5 % each way).',
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
