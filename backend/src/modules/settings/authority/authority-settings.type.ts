import { LIMITS } from '@wakafine/domain/input/limits';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsWhole } from '../../../platform/inputs/bounds';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { AlertSettings } from '../thresholds/alert-settings.type';
import { FineTariff } from './fine-tariff.type';
import { SpeedThresholds } from '../thresholds/speed-thresholds.type';

@ObjectType({ description: 'Time for which data are stored.' })
export class Retention {
  @Field(() => Int, { description: 'Days after a journey for which its fixes are stored as received.' })
  fixDays: number;

  @Field(() => Int, { description: 'Months after its end for which a journey is stored.' })
  journeyMonths: number;

  @Field(() => Int, { description: 'Months after its start for which a violation is stored.' })
  violationMonths: number;
}

@ObjectType({ description: 'A number for each kind of settings that rises with every change.' })
export class SettingsVersions {
  @Field(() => Int, { description: 'Of the speed thresholds.' })
  thresholds: number;

  @Field(() => Int, { description: 'Of the fines.' })
  tariff: number;

  @Field(() => Int, { description: 'Of the alert settings.' })
  alerts: number;

  @Field(() => Int, { description: 'Of the retention settings.' })
  retention: number;
}

@ObjectType({ description: 'Everything that the authority sets.' })
export class AuthoritySettings {
  @Field(() => SpeedThresholds, { description: 'In force now.' })
  speedThresholds: SpeedThresholds;

  @Field(() => FineTariff, { description: 'In force now.' })
  fineTariff: FineTariff;

  @Field(() => AlertSettings, { description: 'In force now.' })
  alertSettings: AlertSettings;

  @Field(() => Retention, { description: 'In force now.' })
  retention: Retention;

  @Field(() => SettingsVersions, {
    description: 'Sent back with a change, so that nobody overwrites anybody.',
  })
  versions: SettingsVersions;
}

@ObjectType({ description: 'Settings that govern every open app.' })
export class OpenSettings {
  @Field(() => SpeedThresholds, { description: 'In force now.' })
  speedThresholds: SpeedThresholds;

  @Field(() => AlertSettings, { description: 'In force now.' })
  alertSettings: AlertSettings;
}

@ObjectType({ description: 'Speed thresholds with the time from which they are in force.' })
export class SpeedThresholdsChange extends SpeedThresholds {
  @Field(() => ID, { description: 'Identifier of the change.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'From when on.' })
  effectiveAt: Date;

  @Field(() => String, { nullable: true, description: 'Username; null where that is not known any more.' })
  changedBy: string | null;
}

@ObjectType({ description: 'A change of the thresholds with its place in the list.' })
export class SpeedThresholdsChangeEdge extends ListEdge {
  @Field(() => SpeedThresholdsChange, { description: 'The change.' })
  node: SpeedThresholdsChange;
}

@ObjectType({ description: 'A page of changes of the thresholds, newest first.' })
export class SpeedThresholdsChangeConnection extends ListPage {
  @Field(() => [SpeedThresholdsChangeEdge], { description: 'The rows of the page.' })
  edges: SpeedThresholdsChangeEdge[];

  @Field(() => [SpeedThresholdsChange], { description: 'The things of the rows, in the same order.' })
  nodes: SpeedThresholdsChange[];
}

@ObjectType({ description: 'Fines with the time from which they are in force.' })
export class FineTariffChange extends FineTariff {
  @Field(() => ID, { description: 'Identifier of the change.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'From when on.' })
  effectiveAt: Date;

  @Field(() => String, { nullable: true, description: 'Username; null where that is not known any more.' })
  changedBy: string | null;
}

@ObjectType({ description: 'A change of the fines with its place in the list.' })
export class FineTariffChangeEdge extends ListEdge {
  @Field(() => FineTariffChange, { description: 'The change.' })
  node: FineTariffChange;
}

@ObjectType({ description: 'A page of changes of the fines, newest first.' })
export class FineTariffChangeConnection extends ListPage {
  @Field(() => [FineTariffChangeEdge], { description: 'The rows of the page.' })
  edges: FineTariffChangeEdge[];

  @Field(() => [FineTariffChange], { description: 'The things of the rows, in the same order.' })
  nodes: FineTariffChange[];
}

@InputType({ description: 'Time for which data are to be stored.' })
export class RetentionInput {
  @Field(() => Int, {
    description: 'Days after a journey for which its fixes are stored as received, 1-3,650.',
  })
  @IsWhole(LIMITS.retentionDays)
  fixDays: number;

  @Field(() => Int, { description: 'Months after its end for which a journey is stored, 1-120.' })
  @IsWhole(LIMITS.retentionMonths)
  journeyMonths: number;

  @Field(() => Int, { description: 'Months after its start for which a violation is stored, 1-120.' })
  @IsWhole(LIMITS.retentionMonths)
  violationMonths: number;

  @Field(() => Int, { nullable: true, description: 'The version that it rests on; another is a CONFLICT.' })
  version?: number | null;
}
