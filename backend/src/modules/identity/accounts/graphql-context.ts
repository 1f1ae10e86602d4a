import type { Door } from '../../../platform/door';
import type { AppCtx } from './actor';
import type { Loaders } from '../../../platform/db/loaders';
import type { NotedPage } from '../../../platform/memory/noted-page';

/** Context of every resolver: the acts' context, the browser's door and this request's batch loaders. */
export interface GraphqlContext {
  readonly ctx: AppCtx;
  /** Made when asked for: few operations look at it. */
  readonly door: () => Door;
  readonly loaders: Loaders;
  /** Notes the page of a query, so that its answer may be given again while the page is the same. */
  readonly notePage?: (page: NotedPage) => void;
}
