import type { Door } from '../../../platform/door';
import type { AppCtx } from './actor';
import type { Loaders } from '../../../platform/db/loaders';

/** Context of every resolver: the acts' context, the browser's door and this request's batch loaders. */
export interface GraphqlContext {
  readonly ctx: AppCtx;
  readonly door: Door;
  readonly loaders: Loaders;
}
