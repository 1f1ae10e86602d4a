import {
  Archive,
  CircleX,
  Gavel,
  RadioTower,
  Route,
  Scale,
  Signpost,
  TrendingUp,
  TriangleAlert,
  Unplug,
  UserSearch,
  type LucideIcon,
} from 'lucide-react';
import type { AttentionKind } from '../../../../graphql/staff';

/** Shape of each kind of row. */
export const KIND_ICONS: Readonly<Record<AttentionKind, LucideIcon>> = {
  STATUS_PROPOSAL: Gavel,
  RULE_PROPOSAL: UserSearch,
  LIMIT_PROPOSAL: Signpost,
  CASE: Scale,
  INCIDENT: TriangleAlert,
  RATE: TrendingUp,
  SILENT_AGENCY: RadioTower,
  TRACKS: Route,
  JOB: CircleX,
  BACKUP: Archive,
  SOURCE: Unplug,
};
