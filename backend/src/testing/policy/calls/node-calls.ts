import { globalIdOf } from '../../../platform/nodes/global-id';
import type { Party } from '../../party/party';
import type { Stage } from '../../party/things';

type StageCall = (party: Party, around: { readonly stage: Stage }) => Readonly<Record<string, string>>;

/** Right variables for what leads from one thing to another, and for pages of what belongs to one. */
export const NODE_CALLS: Readonly<Record<string, StageCall>> = {
  'Query.node': (_party, { stage }) => ({ id: globalIdOf('Journey', stage.journeyId) }),
  'Query.speedLimitHistoryConnection': () => ({ limitId: 'open-road' }),
  'Query.vehicleRecord': (_party, { stage }) => ({ vehicleId: String(stage.vehicleId) }),
  'Query.vehicle': (_party, { stage }) => ({ id: String(stage.vehicleId) }),
  'Query.violatorHistory': (_party, { stage }) => ({ vehicleId: String(stage.vehicleId) }),
  'Query.violatorHistoryConnection': (_party, { stage }) => ({ vehicleId: String(stage.vehicleId) }),
};
