import { REPORT_DAY_SENTENCE } from '@wakafine/domain/statistics/report-period';
import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import type { ReportSeverity } from '@wakafine/domain/violations/severity-scales';
import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsSearch, IsUuidText } from '../../../platform/inputs/bounds';
import { IsDay } from '../../../platform/inputs/named-bounds';
import type { ViolatorStatus } from '../../violations/vehicle-enums';
import { ViolatorStatusEnum } from '../../violations/violation-enums.type';
import { ReportPeriodEnum, ReportSeverityEnum } from './report.type';

@InputType({ description: 'Filter of a report; members left out do not narrow.' })
export class ReportFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of agency, severity, status or own plate, whatever its case; of a masked plate only what shows. Up to 100 characters.',
  })
  @IsSearch()
  search?: string | null;

  @Field(() => ReportSeverityEnum, { nullable: true, description: 'Of this severity only.' })
  severity?: ReportSeverity | null;

  @Field(() => ViolatorStatusEnum, { nullable: true, description: 'Of vehicles with this status only.' })
  status?: ViolatorStatus | null;
}

@InputType({ description: 'Subject of a report: either a period or one violation.' })
export class GenerateReportInput {
  @Field(() => ReportPeriodEnum, { nullable: true, description: 'The violations of this period.' })
  period?: ReportPeriod | null;

  @Field(() => String, {
    nullable: true,
    description: 'A day such as 2026-11-20: of the period that it lies in; by default of today.',
  })
  @IsDay(REPORT_DAY_SENTENCE)
  on?: string | null;

  @Field(() => ReportFilter, {
    nullable: true,
    description: 'Filter of the violations in the period; left out: all of them.',
  })
  @ValidateNested()
  filter?: ReportFilter | null;

  @Field(() => ID, { nullable: true, description: 'This violation alone.' })
  violationId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID: the same id and input give the same report.' })
  @IsUuidText()
  clientId?: string | null;
}
