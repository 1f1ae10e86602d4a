import type { CardSeverity } from '@wakafine/domain/violations/severity-scales';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { IsSearch } from '../../platform/inputs/bounds';
import { describedEnum } from '../../platform/described-enum';
import type { TravelCategory } from './vehicle-enums';
import {
  CardSeverityEnum,
  TravelCategoryEnum,
  ViolationSeverityEnum,
  ViolationStatusEnum,
} from './violation-enums.type';
import type { ViolationStatus } from './violation-enums.type';

/** Scope of violations: one's own, or everybody's as public rows. */
export type ViolationScope = 'MINE' | 'PUBLIC';
export const ViolationScopeEnum = describedEnum(['MINE', 'PUBLIC'] as const, {
  name: 'ViolationScope',
  description:
    "Scope of violations. A citizen's default is MINE, a visitor's PUBLIC; staff see all by default.",
  values: {
    MINE: 'Those of the own journeys.',
    PUBLIC: 'Public rows of everybody.',
  },
});

/** In which order violations come. */
export type ViolationSort = 'NEWEST' | 'OLDEST' | 'FASTEST' | 'SLOWEST';
export const ViolationSortEnum = describedEnum(['NEWEST', 'OLDEST', 'FASTEST', 'SLOWEST'] as const, {
  name: 'ViolationSort',
  description: 'In which order violations come.',
  values: {
    NEWEST: 'By their beginning, newest first.',
    OLDEST: 'By their beginning, oldest first.',
    FASTEST: 'By their peak speed, highest first.',
    SLOWEST: 'By their peak speed, lowest first.',
  },
});

@InputType({ description: 'Filter of violations; members left out do not narrow.' })
export class ViolationFilter {
  @Field(() => ViolationScopeEnum, {
    nullable: true,
    description: 'Own or public ones; the default depends on the caller.',
  })
  scope?: ViolationScope | null;

  @Field(() => ViolationSeverityEnum, { nullable: true, description: 'Of this severity only.' })
  severity?: ViolationSeverity | null;

  @Field(() => CardSeverityEnum, { nullable: true, description: 'Of a peak speed of this severity only.' })
  cardSeverity?: CardSeverity | null;

  @Field(() => TravelCategoryEnum, { nullable: true, description: 'Of this category only.' })
  category?: TravelCategory | null;

  @Field(() => ID, { nullable: true, description: 'Of this journey only.' })
  journeyId?: string | null;

  @Field(() => String, { nullable: true, description: 'Of this transport agency only, whatever its case.' })
  @IsSearch()
  transportAgency?: string | null;

  @Field(() => ViolationStatusEnum, { nullable: true, description: 'In this state only.' })
  status?: ViolationStatus | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Begun at this time or later.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Begun before this time.' })
  to?: Date | null;
}
