import type { CardSeverity } from '@wakafine/domain/violations/severity-scales';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/enum-of';
import type { TravelCategory } from './vehicle-enums';
import {
  CardSeverityEnum,
  TravelCategoryEnum,
  ViolationSeverityEnum,
  ViolationStatusEnum,
} from './violation-enums.type';
import type { ViolationStatus } from './violation-enums.type';

/** Whose violations: one's own, or everybody's as public rows. */
export type ViolationScope = 'MINE' | 'PUBLIC';
export const ViolationScopeEnum = enumOf(['MINE', 'PUBLIC'] as const);
registerEnumType(ViolationScopeEnum, {
  name: 'ViolationScope',
  description:
    "Whose violations: MINE (a citizen's default) or PUBLIC (a visitor's). Staff see all by default.",
});

/** In which order violations come. */
export type ViolationSort = 'NEWEST' | 'OLDEST' | 'FASTEST' | 'SLOWEST';
export const ViolationSortEnum = enumOf(['NEWEST', 'OLDEST', 'FASTEST', 'SLOWEST'] as const);
registerEnumType(ViolationSortEnum, {
  name: 'ViolationSort',
  description: 'In which order violations come: by their beginning, or by their peak speed.',
});

@InputType({ description: 'Which violations; what is left out does not narrow.' })
export class ViolationFilter {
  @Field(() => ViolationScopeEnum, { nullable: true, description: 'Whose.' })
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
  transportAgency?: string | null;

  @Field(() => ViolationStatusEnum, { nullable: true, description: 'In this state only.' })
  status?: ViolationStatus | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Begun at this time or later.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Begun before this time.' })
  to?: Date | null;
}
