import type { PeerComparison } from '@wakafine/domain/statistics/against-peers';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { DayScalar } from '../../../platform/day.scalar';
import { Rate } from '../../statistics/rate.type';
import { PeerComparisonEnum } from '../overview/overview.type';

@ObjectType({ description: 'Report of the own agency on a week, as it was when it was made.' })
export class AgencyWeekReport {
  @Field(() => DayScalar, { description: 'Its Monday, such as 2026-11-16.' })
  weekOf: string;

  @Field(() => GraphQLDateTime, { description: 'Time when it was made.' })
  madeAt: Date;

  @Field(() => Int, { description: 'Violations that were proven.' })
  violations: number;

  @Field(() => Float, { description: 'Judged distance, km.' })
  judgedKm: number;

  @Field(() => Int, { description: 'Vehicles that the register named under it.' })
  vehicleCount: number;

  @Field(() => Int, { description: 'Vehicles of them that an enrolled device recorded in that week.' })
  observedVehicles: number;

  @Field(() => Rate, { nullable: true, description: 'The rate, shrunk to the others; null below 200 km.' })
  rate: Rate | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Common rate of the other agencies; null for fewer than three.',
  })
  peerRate: number | null;

  @Field(() => PeerComparisonEnum, { description: 'Comparison with them.' })
  comparison: PeerComparison;

  @Field(() => Int, { description: 'Cases that could be answered then.' })
  openCases: number;
}

@ObjectType({ description: 'A report with its place in the list.' })
export class AgencyWeekReportEdge extends ListEdge {
  @Field(() => AgencyWeekReport, { description: 'The report.' })
  node: AgencyWeekReport;
}

@ObjectType({ description: 'A page of weekly reports, newest first.' })
export class AgencyWeekReportConnection extends ListPage {
  @Field(() => [AgencyWeekReportEdge], { description: 'The rows of the page.' })
  edges: AgencyWeekReportEdge[];

  @Field(() => [AgencyWeekReport], { description: 'The things of the rows, in the same order.' })
  nodes: AgencyWeekReport[];
}
