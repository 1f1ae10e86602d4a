import type { ResyncMark } from '../../platform/live/live-stream';
import type { SignedIn } from '../identity/accounts/actor';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import type { Live } from './fan-out';

/** What a subscription gets beside a resolver's context, also one of a visitor. */
export interface OpenLiveContext extends GraphqlContext {
  readonly live: Live;
  readonly mark: ResyncMark;
}

/** What a subscription gets that needs a session. */
export interface LiveContext extends OpenLiveContext {
  readonly subscriber: SignedIn;
}
