import type { Declared } from '../../modules/identity/acts/rules';
import { NO_STREAMS } from '../rest/events/event-streams';
import { restRoutes } from '../rest/rest-routes';

/** Declarations of the acts that the calls of REST perform. */
export function declaredCalls(): Record<string, Declared> {
  const declared: Record<string, Declared> = {};
  restRoutes(({ method, path, may }, act) => {
    const narrowed = may === undefined ? act : { ...act, may };
    declared[`${method} ${path.replace(/:(\w+)(\([^)]*\))?/g, '{$1}')}`] = narrowed;
  }, NO_STREAMS);
  return declared;
}
