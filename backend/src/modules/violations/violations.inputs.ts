import type { ViolationSeverity } from '@wakafine/domain/zones';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/enum-of';
import type { TravelCategory } from './vehicle-enums';
import { TravelCategoryEnum, ViolationSeverityEnum } from './violation.type';

/** Whose violations: one's own, or everybody's as public rows. */
export type ViolationScope = 'MINE' | 'PUBLIC';
export const ViolationScopeEnum = enumOf(['MINE', 'PUBLIC'] as const);
registerEnumType(ViolationScopeEnum, {
  name: 'ViolationScope',
  description:
    "Whose violations: MINE (a citizen's default) or PUBLIC (a visitor's). Staff see all by default.",
});

@InputType({ description: 'Which violations; what is left out does not narrow.' })
export class ViolationFilter {
  @Field(() => ViolationScopeEnum, { nullable: true, description: 'Whose.' })
  scope?: ViolationScope | null;

  @Field(() => ViolationSeverityEnum, { nullable: true, description: 'Of this severity only.' })
  severity?: ViolationSeverity | null;

  @Field(() => TravelCategoryEnum, { nullable: true, description: 'Of this category only.' })
  category?: TravelCategory | null;

  @Field(() => ID, { nullable: true, description: 'Of this journey only.' })
  journeyId?: string | null;
}
