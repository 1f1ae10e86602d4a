import type { IncidentStatus, IncidentType } from '@wakafine/domain/incidents/incidents';
import type { CountedRoad } from '@wakafine/domain/places/road-corridors';
import { SEGMENT_FILTER } from '@wakafine/domain/segments/segment-filter';
import { ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { IsSearch, IsWhole } from '../../../platform/inputs/bounds';
import type { StaffAct } from '../../identity/accounts/record-act';
import { IncidentStatusEnum, IncidentTypeEnum } from '../../incidents/incident.type';
import type { TravelCategory } from '../../violations/vehicle-enums';
import {
  CountedRoadEnum,
  TravelCategoryEnum,
  ViolationStatusEnum,
} from '../../violations/violation-enums.type';
import type { ViolationStatus } from '../../violations/violation-enums.type';
import { CountedFilter } from '../../violations/violations.inputs';
import { SegmentFilterInput } from '../../statistics/segments/segments.inputs';
import { StaffActEnum } from '../audit/audit-entry.type';

/** Severities of violations and of incidents. */
export type ExportSeverity = 'CAUTION' | 'WARNING' | 'DANGER' | 'LOW' | 'MEDIUM' | 'HIGH';
export const ExportSeverityEnum = describedEnum(
  ['CAUTION', 'WARNING', 'DANGER', 'LOW', 'MEDIUM', 'HIGH'] as const,
  {
    name: 'ExportSeverity',
    description: 'Severities of violations and of incidents.',
    values: {
      CAUTION: 'A violation in the lowest zone.',
      WARNING: 'A violation in the middle zone.',
      DANGER: 'A violation in the highest zone.',
      LOW: 'A minor incident.',
      MEDIUM: 'An incident of medium severity.',
      HIGH: 'A serious incident.',
    },
  },
);

@InputType({
  description: 'Filter of an export; members that are left out, or are not of its kind, do not narrow.',
})
export class ExportFilterInput {
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Not before this time.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Before this time.' })
  to?: Date | null;

  @Field(() => ExportSeverityEnum, { nullable: true, description: 'Of this severity only.' })
  severity?: ExportSeverity | null;

  @Field(() => TravelCategoryEnum, { nullable: true, description: 'Violations of this category only.' })
  category?: TravelCategory | null;

  @Field(() => String, { nullable: true, description: 'Violations of this agency only, whatever its case.' })
  @IsSearch()
  agency?: string | null;

  @Field(() => IncidentStatusEnum, { nullable: true, description: 'Incidents in this status only.' })
  status?: IncidentStatus | null;

  @Field(() => IncidentTypeEnum, { nullable: true, description: 'Incidents of this type only.' })
  incidentType?: IncidentType | null;

  @Field(() => StaffActEnum, { nullable: true, description: 'Entries of the audit log of this act only.' })
  act?: StaffAct | null;

  @Field(() => String, { nullable: true, description: 'Entries of the audit log of this username only.' })
  @IsSearch()
  actorName?: string | null;

  @Field(() => ViolationStatusEnum, { nullable: true, description: 'Violations in this state only.' })
  violationStatus?: ViolationStatus | null;

  @Field(() => Int, {
    nullable: true,
    description: 'First hour of the day when incidents happened, 0-23 in Douala; null: 0.',
  })
  @IsWhole(SEGMENT_FILTER.fromHour)
  fromHour?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Hour that ends them, 1-24; before the first one: over midnight; null: 24.',
  })
  @IsWhole(SEGMENT_FILTER.untilHour)
  untilHour?: number | null;

  @Field(() => CountedRoadEnum, {
    nullable: true,
    description: 'Incidents of the cells on this road only; without those that have no place.',
  })
  road?: CountedRoad | null;

  @Field(() => CountedFilter, {
    nullable: true,
    description:
      'Violations that figures count only, by one figure: without claims and grade C, and without what is contested but on a stretch.',
  })
  @ValidateNested()
  counted?: CountedFilter | null;

  @Field(() => SegmentFilterInput, {
    nullable: true,
    description: 'Segments by this filter; left out: the whole country over eight weeks.',
  })
  @ValidateNested()
  segments?: SegmentFilterInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Search text of the list of the same kind; up to 100 characters.',
  })
  @IsSearch()
  search?: string | null;
}
