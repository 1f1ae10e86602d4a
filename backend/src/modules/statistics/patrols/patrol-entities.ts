import { PatrolCopy } from './patrol-copy.entity';
import { PatrolCount } from './patrol-count.entity';
import { PatrolPlan } from './patrol-plan.entity';
import { PatrolPlanVersion } from './patrol-plan-version.entity';

/** The entity of every table of patrol plans. */
export const PATROL_ENTITIES = [PatrolPlan, PatrolPlanVersion, PatrolCount, PatrolCopy];
