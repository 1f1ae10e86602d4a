import { REASON_TEXT_LENGTH, REASON_TEXT_SENTENCE } from '@wakafine/domain/people/data-looks';
import type { RevealReason } from '@wakafine/domain/people/data-looks';
import { ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsLineOrEmpty } from '../../../platform/inputs/bounds';
import { describedEnum } from '../../../platform/described-enum';
import { Node } from '../../../platform/nodes/node.type';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { DayScalar } from '../../../platform/day.scalar';
import { RevealReasonEnum } from '../../identity/looks/data-look.type';
import { ExportFilterInput } from './export-filter.inputs';
import type { ExportKind } from './files/export-cells';
import type { ExportJob as ExportJobRow } from './export-jobs';
import type { ExportFormat } from './files/formats';

export const ExportKindEnum = describedEnum(['VIOLATIONS', 'INCIDENTS', 'AUDIT', 'SEGMENTS'] as const, {
  name: 'ExportKind',
  description: 'Subjects of an export.',
  values: {
    VIOLATIONS: 'Violations.',
    INCIDENTS: 'Incidents.',
    AUDIT: 'Entries of the audit log.',
    SEGMENTS: 'Segments of the main roads with their figures.',
  },
});
export const ExportFormatEnum = describedEnum(['CSV', 'GEOJSON', 'PARQUET', 'XLSX'] as const, {
  name: 'ExportFormat',
  description: 'Format of an export.',
  values: {
    CSV: 'A table of comma-separated values, UTF-8.',
    GEOJSON: 'Points, or lines of segments, with their properties (RFC 7946).',
    PARQUET: 'A table of Apache Parquet, packed by Snappy.',
    XLSX: 'A workbook of spreadsheet programs (Office Open XML).',
  },
});
export const ExportStatusEnum = describedEnum(['RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const, {
  name: 'ExportStatus',
  description: 'Status of an export.',
  values: {
    RUNNING: 'Being written.',
    DONE: 'Ready for download.',
    FAILED: 'Not written; it can be requested again.',
    CANCELLED: 'Stopped by whoever requested it.',
  },
});

@ObjectType({
  implements: Node,
  description:
    'A file that is created in the background and stored for a day, for the account that requested it.',
})
export class ExportJob {
  @Field(() => ID, { description: 'Identifier of the export.' })
  id: string;

  @Field(() => ExportKindEnum, { description: 'Kind of the exported rows.' })
  kind: ExportKind;

  @Field(() => ExportFormatEnum, { description: 'Format of the file.' })
  format: ExportFormat;

  @Field(() => Boolean, { description: 'Whether its plates are in full.' })
  hasFullRegistrations: boolean;

  @Field(() => ExportStatusEnum, { description: 'Status of the export.' })
  status: ExportJobRow['status'];

  @Field(() => Int, { description: 'Rows that there were when it began.' })
  total: number;

  @Field(() => Int, { description: 'Rows that are written.' })
  done: number;

  @Field(() => Float, { description: 'Size of the file so far, bytes.' })
  byteCount: number;

  @Field(() => GraphQLDateTime, { description: 'Time when it began.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when it ended; null while it is under way.',
  })
  finishedAt: Date | null;

  @Field(() => GraphQLDateTime, { description: 'Time when its file goes.' })
  expiresAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'Path where a browser with a session of the same account downloads the file; null unless DONE.',
  })
  downloadUrl: string | null;
}

@ObjectType({ description: 'The figures of a day of Africa/Douala, as they were when it was over.' })
export class DailyReport {
  @Field(() => DayScalar, { description: 'The day, such as 2026-11-20.' })
  day: string;

  @Field(() => GraphQLDateTime, { description: 'Time when the report was made.' })
  madeAt: Date;

  @Field(() => Int, { description: 'Violations without claims.' })
  violationCount: number;

  @Field(() => Int, { description: 'Those of them with severity DANGER.' })
  dangerCount: number;

  @Field(() => Int, { description: 'Journeys that began.' })
  journeyCount: number;

  @Field(() => Int, { description: 'Incidents that happened.' })
  incidentCount: number;

  @Field(() => String, {
    description: 'Path where a browser with a session downloads the violations as CSV, plates masked.',
  })
  downloadUrl: string;
}

@ObjectType({ description: 'The report of a day with its place in the list.' })
export class DailyReportEdge extends ListEdge {
  @Field(() => DailyReport, { description: 'The report.' })
  node: DailyReport;
}

@ObjectType({ description: 'A page of reports of days, newest first.' })
export class DailyReportConnection extends ListPage {
  @Field(() => [DailyReportEdge], { description: 'The rows of the page.' })
  edges: DailyReportEdge[];

  @Field(() => [DailyReport], { description: 'The things of the rows, in the same order.' })
  nodes: DailyReport[];
}

@InputType({ description: 'Kind and format of an export.' })
export class StartExportInput {
  @Field(() => ExportKindEnum, {
    description:
      'VIOLATIONS, INCIDENTS and SEGMENTS for canGenerateReports, AUDIT for canAccessSystemSettings.',
  })
  kind: ExportKind;

  @Field(() => ExportFormatEnum, {
    defaultValue: 'CSV',
    description: 'The audit log has no places: every format but GEOJSON.',
  })
  format: ExportFormat;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether plates are in full: canViewFullRegistrations; audited.',
  })
  withFullRegistrations: boolean;

  @Field(() => ExportFilterInput, {
    nullable: true,
    description: 'Filter of the rows; left out: all of them.',
  })
  @ValidateNested()
  filter?: ExportFilterInput | null;

  @Field(() => RevealReasonEnum, {
    nullable: true,
    description: 'Reason for plates in full; the owners of the plates can read it.',
  })
  reason?: RevealReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'In words, 3 to 200 characters, needed for OTHER; those whose plates they are read it.',
  })
  @IsLineOrEmpty(REASON_TEXT_LENGTH, REASON_TEXT_SENTENCE)
  reasonText?: string | null;
}
