import type { Declared } from '../../modules/identity/acts/rules';
import { SocketPlaces } from '../ws/socket-places';
import { restRoutes } from '../rest/rest-routes';

/** For who looks at the declarations alone: nothing is served, so no stream is opened. */
export const NO_STREAMS = { places: new SocketPlaces({}), closing: AbortSignal.abort() };

/** Declarations of the acts that the calls of REST perform. */
export function declaredCalls(): Record<string, Declared> {
  const declared: Record<string, Declared> = {};
  restRoutes(({ method, path, may }, act) => {
    const narrowed = may === undefined ? act : { ...act, may };
    declared[`${method} ${path.replace(/:(\w+)(\([^)]*\))?/g, '{$1}')}`] = narrowed;
  }, NO_STREAMS);
  return declared;
}
