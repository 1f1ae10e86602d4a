import { LIMITS } from '@wakafine/domain/input/limits';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsWhole } from '../../../platform/inputs/bounds';

@ObjectType({ description: 'Indicative fines by severity, whole FCFA (XAF); the authority decides.' })
export class FineTariff {
  @Field(() => Int, { description: 'For a violation of severity CAUTION, FCFA.' })
  cautionXaf: number;

  @Field(() => Int, { description: 'For a violation of severity WARNING, FCFA.' })
  warningXaf: number;

  @Field(() => Int, { description: 'For a violation of severity DANGER, FCFA.' })
  dangerXaf: number;
}

@InputType({ description: 'A new tariff, whole FCFA: numbers of 0-10,000,000 that do not fall.' })
export class FineTariffInput {
  @Field(() => Int, { description: 'For a violation of severity CAUTION, FCFA.' })
  @IsWhole(LIMITS.fineXaf)
  cautionXaf: number;

  @Field(() => Int, { description: 'For a violation of severity WARNING, FCFA.' })
  @IsWhole(LIMITS.fineXaf)
  warningXaf: number;

  @Field(() => Int, { description: 'For a violation of severity DANGER, FCFA.' })
  @IsWhole(LIMITS.fineXaf)
  dangerXaf: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change rests on; another is a CONFLICT. Left out: whichever is there.',
  })
  version?: number | null;
}
