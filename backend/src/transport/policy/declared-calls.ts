import type { Declared } from '../../modules/identity/acts/rules';
import { restRoutes } from '../rest/rest-routes';

/** What the calls of REST say of the acts that they perform. */
export function declaredCalls(): Record<string, Declared> {
  const declared: Record<string, Declared> = {};
  restRoutes(({ method, path, may }, act) => {
    const narrowed = may === undefined ? act : { ...act, may };
    declared[`${method} ${path.replace(/:(\w+)(\([^)]*\))?/g, '{$1}')}`] = narrowed;
  });
  return declared;
}
