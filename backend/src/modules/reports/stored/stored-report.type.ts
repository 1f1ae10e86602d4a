import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { ReportPeriodEnum } from '../build/report.type';

@ObjectType({
  description: 'A report that is stored as it was generated; only the account that generated it sees it.',
})
export class StoredReport {
  @Field(() => ID, { description: 'Identifier of the report.' })
  id: string;

  @Field(() => ReportPeriodEnum, { nullable: true, description: 'Null for a report of one violation.' })
  period: ReportPeriod | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Beginning of the period; null where it has none, and for older reports.',
  })
  from: Date | null;

  @Field(() => ID, { nullable: true, description: 'Null for a report of a period.' })
  violationId: string | null;

  @Field(() => GraphQLDateTime, { description: 'Time when it was made.' })
  generatedAt: Date;

  @Field(() => String, { description: 'In English.' })
  title: string;

  @Field(() => String, { description: 'In English.' })
  subtitle: string;

  @Field(() => Int, { description: 'Violations in it, at most 2,000.' })
  violationCount: number;

  @Field(() => String, { description: 'Address on this server of what it holds, as JSON.' })
  url: string;
}

@ObjectType({ description: 'A report with its place in the list.' })
export class StoredReportEdge extends ListEdge {
  @Field(() => StoredReport, { description: 'The report.' })
  node: StoredReport;
}

@ObjectType({ description: 'A page of reports, newest first.' })
export class StoredReportConnection extends ListPage {
  @Field(() => [StoredReportEdge], { description: 'The rows of the page.' })
  edges: StoredReportEdge[];

  @Field(() => [StoredReport], { description: 'The things of the rows, in the same order.' })
  nodes: StoredReport[];
}

@ObjectType({ description: 'The report that was made.' })
export class GenerateReportPayload {
  @Field(() => StoredReport, { description: 'The report.' })
  report: StoredReport;
}
