import type { ResyncMark } from '../../platform/live/live-stream';
import type { SignedIn } from '../identity/accounts/actor';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import type { Live } from './fan-out';

/** Context of a subscription beside a resolver's, also one of a visitor. */
export interface OpenLiveContext extends GraphqlContext {
  readonly live: Live;
  readonly mark: ResyncMark;
}

/** Context of a subscription that needs a session. */
export interface LiveContext extends OpenLiveContext {
  readonly subscriber: SignedIn;
}
