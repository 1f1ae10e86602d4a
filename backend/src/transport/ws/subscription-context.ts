import { STRANGER } from '../../modules/identity/accounts/actor';
import type { Actor, AppCtx, SignedIn } from '../../modules/identity/accounts/actor';
import type { Caller } from '../http/caller';
import type { Live } from '../../modules/realtime/fan-out';
import type { LiveContext } from '../../modules/realtime/live-context';
import type { Services } from '../../platform/context/context';
import { Loaders } from '../../platform/db/loaders';
import type { Door } from '../../platform/door';
import { AppError } from '../../platform/errors';
import type { ResyncMark } from '../../platform/live/live-stream';

/** Dependencies of all subscriptions of a process. */
export interface SubscriptionServices {
  readonly services: Services;
  readonly live: Live;
}

/** Context of one subscription. Thousands wait for hours with nothing to execute: what is needed then is made then. */
export class SubscriptionContext implements LiveContext, ResyncMark {
  readonly door = noDoor;
  isDue = false;
  private ownLoaders: Loaders | null = null;

  constructor(
    private readonly shared: SubscriptionServices,
    private readonly caller: Pick<Caller, 'actor' | 'key'>,
  ) {}

  get ctx(): AppCtx {
    const { actor, key } = this.caller;
    return { ...this.shared.services, actor, apiKey: key ?? undefined };
  }

  get live(): Live {
    return this.shared.live;
  }

  get mark(): ResyncMark {
    return this;
  }

  get loaders(): Loaders {
    this.ownLoaders ??= new Loaders({ isLasting: true });
    return this.ownLoaders;
  }

  /** A stranger for an API key that reads as a visitor does. @throws UNAUTHENTICATED for a visitor */
  get subscriber(): SignedIn {
    const { actor, key } = this.caller;
    const subscriber = actor ?? (key === null ? null : STRANGER);
    if (subscriber === null) {
      throw new AppError('UNAUTHENTICATED');
    }
    return subscriber;
  }

  /** Names what an API key may be shown; empty where none asks. */
  get scopes(): string {
    return [...(this.caller.key?.scopes ?? [])].sort().join(' ');
  }

  /** The same in the name of somebody else, with the same scopes. */
  as(actor: Actor): SubscriptionContext {
    return new SubscriptionContext(this.shared, { ...this.caller, actor });
  }
}

/** A subscription has no reply of its own that could carry cookies. */
const NO_DOOR: Door = {
  address: '',
  isAttended: false,
  sessionToken: null,
  deviceToken: null,
  deviceName: null,
  hostedToken: null,
  storeSession: () => undefined,
  storeEnrolment: () => undefined,
  storeHostedToken: () => undefined,
  dropSession: () => undefined,
};

function noDoor(): Door {
  return NO_DOOR;
}
