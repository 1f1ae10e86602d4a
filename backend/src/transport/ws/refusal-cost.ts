import type { SubscribePayload } from 'graphql-ws';
import type { Services } from '../../platform/context/context';
import { chargeAnyway } from '../budget/charge';
import { costExtension } from '../budget/cost-extension';
import type { SubscriptionHooks } from './subscription-hooks';

/** Points of a refusal: reading it was work all the same. */
const REFUSED = 1;

/**
 * The hooks of a WebSocket: a refused operation is charged with a point, as at the other doors, and each of its errors has the cost in its
 * extensions, since an error of graphql-transport-ws has no other place for it.
 */
export function withRefusalCost(hooks: SubscriptionHooks, services: Services): SubscriptionHooks {
  const charged = new WeakMap<SubscribePayload, number>();
  return {
    ...hooks,
    async onSubscribe(on, id, payload) {
      const asked = await hooks.onSubscribe(on, id, payload);
      if ('document' in asked) {
        charged.set(payload, asked.operation.points);
      } else {
        chargeAnyway(services, on.extra.caller, REFUSED);
      }
      return asked;
    },
    onError(on, id, payload, errors) {
      const cost = costExtension(services, on.extra.caller.subject, charged.get(payload) ?? REFUSED);
      return hooks
        .onError(on, id, payload, errors)
        .map((error) => ({ ...error, extensions: { ...error.extensions, cost } }));
    },
  };
}
