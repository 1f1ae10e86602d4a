import { REPORT_PERIODS } from '@wakafine/domain/statistics/report-period';
import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import { REPORT_SEVERITIES } from '@wakafine/domain/violations/severity-scales';
import type { ReportSeverity } from '@wakafine/domain/violations/severity-scales';
import type { EvidenceGrade } from '@wakafine/domain/violations/judged-violations';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { describedEnum } from '../../../platform/described-enum';
import type { TravelCategory, ViolatorStatus } from '../../violations/vehicle-enums';
import type { VehicleType } from '../../vehicles/vehicle-types';
import type { LimitZone } from '@wakafine/domain/limits/speed-limits';
import { LimitZoneEnum } from '../../limits/speed-limit.type';
import {
  EvidenceGradeEnum,
  TravelCategoryEnum,
  ViolatorStatusEnum,
} from '../../violations/violation-enums.type';
import { VehicleTypeEnum } from '../../vehicles/vehicle-type.type';

export const ReportPeriodEnum = describedEnum(REPORT_PERIODS, {
  name: 'ReportPeriod',
  description: 'A time by the calendar of Africa/Douala.',
  values: {
    DAILY: 'This day.',
    MONTHLY: 'This month.',
    YEARLY: 'This year.',
    ALL: 'All that is stored.',
  },
});

export const ReportSeverityEnum = describedEnum(REPORT_SEVERITIES, {
  name: 'ReportSeverity',
  description: 'Severity of a violation by the names of reports.',
  values: {
    LOW: 'CAUTION.',
    MEDIUM: 'WARNING.',
    HIGH: 'DANGER.',
  },
});

@ObjectType({ description: 'Violations by severity.' })
export class SeverityBreakdown {
  @Field(() => Int, { description: 'Of severity DANGER.' })
  high: number;

  @Field(() => Int, { description: 'Of severity WARNING.' })
  medium: number;

  @Field(() => Int, { description: 'Of severity CAUTION.' })
  low: number;
}

@ObjectType({ description: 'Violations by travel category.' })
export class CategoryBreakdown {
  @Field(() => Int, { description: 'On private travel.' })
  private: number;

  @Field(() => Int, { description: 'In public transport.' })
  public: number;
}

@ObjectType({ description: 'Number of violations there are, and of what kinds.' })
export class ReportSummary {
  @Field(() => Int, { description: 'Violations that the filter leaves.' })
  totalViolations: number;

  @Field(() => SeverityBreakdown, { description: 'The same by severity.' })
  severityBreakdown: SeverityBreakdown;

  @Field(() => CategoryBreakdown, { description: 'The same by travel category.' })
  categoryBreakdown: CategoryBreakdown;
}

@ObjectType({ description: 'A violation as a row of a report.' })
export class ReportViolation {
  @Field(() => ID, { description: 'The violation.' })
  id: string;

  @Field(() => ID, { description: 'The journey that it happened on; 0 once that was deleted for its age.' })
  journeyId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Stable identifier of the vehicle; null in rows of one’s own.',
  })
  vehicleId: string | null;

  @Field(() => String, { description: 'Masked for all but the owner.' })
  registrationNumber: string;

  @Field(() => String, { nullable: true, description: 'Null for private travel.' })
  transportAgency: string | null;

  @Field(() => VehicleTypeEnum, { description: 'Kind of vehicle.' })
  vehicleType: VehicleType;

  @Field(() => TravelCategoryEnum, { description: 'Category of the journey.' })
  category: TravelCategory;

  @Field(() => Float, { description: 'Peak speed, km/h.' })
  speedKmh: number;

  @Field(() => ReportSeverityEnum, { description: 'Severity as reports name it.' })
  severity: ReportSeverity;

  @Field(() => EvidenceGradeEnum, { description: 'Grade of its proof.' })
  grade: EvidenceGrade;

  @Field(() => Float, {
    nullable: true,
    description: 'Speed that the fixes prove at least, km/h; null for a claim.',
  })
  provenKmh: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Time over which that speed is proven, s; null for a claim.',
  })
  provenS: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Uncertainty deducted from the measured mean speed, km/h; null for a claim.',
  })
  uncertaintyKmh: number | null;

  @Field(() => Boolean, { description: 'Whether it is the mean speed over times without a fix.' })
  isOverGaps: boolean;

  @Field(() => Int, { nullable: true, description: 'The legal limit in force, km/h; null for a claim.' })
  limitKmh: number | null;

  @Field(() => LimitZoneEnum, {
    nullable: true,
    description: 'Kind of zone that the limit is set for; null for a claim.',
  })
  limitZone: LimitZone | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the place that the limit is of; null where it has none.',
  })
  limitPlace: string | null;

  @Field(() => String, { nullable: true, description: 'Source of the limit; null for a claim.' })
  limitSource: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the authority has confirmed the limit: nothing follows from what lies above an unconfirmed one. Null for a claim.',
  })
  isLimitConfirmed: boolean | null;

  @Field(() => GraphQLDateTime, { description: 'Time when it began.' })
  startedAt: Date;

  @Field(() => Float, {
    nullable: true,
    description: 'Place of the peak, degrees; null where none is stored.',
  })
  latitude: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Place of the peak, degrees; null where none is stored.',
  })
  longitude: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Direction of travel, whole degrees clockwise from north, 0-359; null where none is known.',
  })
  headingDeg: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the one who drove; null for a passenger and where none was given.',
  })
  driverName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Mobile number of the one who drove, masked for all but the owner; null for a passenger.',
  })
  contact: string | null;

  @Field(() => ViolatorStatusEnum, { description: 'Status of the vehicle that the authority has decided.' })
  status: ViolatorStatus;

  @Field(() => Boolean, { description: 'Whether it was submitted to the authority.' })
  reported: boolean;

  @Field(() => Boolean, { description: 'Whether it is sample data of demo mode.' })
  isDemo: boolean;
}

@ObjectType({ description: 'A row of a report with its place in the list.' })
export class ReportViolationEdge extends ListEdge {
  @Field(() => ReportViolation, { description: 'The row.' })
  node: ReportViolation;
}

@ObjectType({ description: 'A page of the rows of a report, newest first.' })
export class ReportViolationConnection extends ListPage {
  @Field(() => [ReportViolationEdge], { description: 'The rows of the page.' })
  edges: ReportViolationEdge[];

  @Field(() => [ReportViolation], { description: 'The things of the rows, in the same order.' })
  nodes: ReportViolation[];
}

@ObjectType({
  description: 'The counted violations of a period: own for a citizen, all for canViewDashboard.',
})
export class Report {
  @Field(() => ReportPeriodEnum, { description: 'The period.' })
  period: ReportPeriod;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Its beginning; null for ALL.' })
  from: Date | null;

  @Field(() => GraphQLDateTime, { description: 'Its end, which is not part of it.' })
  until: Date;

  @Field(() => String, { description: 'In English, as stored reports have it.' })
  title: string;

  @Field(() => String, { description: 'The period in English, by the calendar of Africa/Douala.' })
  subtitle: string;

  @Field(() => GraphQLDateTime, { description: 'Time when it was made.' })
  generatedAt: Date;
}
