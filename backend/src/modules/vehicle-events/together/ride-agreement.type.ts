import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('RideAgreement', {
  description:
    "Whether other phones in the viewer's vehicle measure the same speed. Nobody is counted or named.",
})
export class RideAgreementType {
  @Field(() => Boolean, {
    description:
      'Whether at least two other people who scanned the same code, near the viewer, agree to 3 km/h within the last 30 s.',
  })
  isAgreed: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      "The viewer's own speed that they agree with, km/h, rounded down; null where they do not agree.",
  })
  speedKmh: number | null;
}
