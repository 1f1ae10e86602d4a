import type { ResyncMark } from '../../platform/live-stream';
import type { SignedIn } from '../identity/actor';
import type { GraphqlContext } from '../identity/graphql-context';
import type { Live } from './fan-out';

/** What a subscription gets beside a resolver's context. */
export interface LiveContext extends GraphqlContext {
  readonly live: Live;
  /** Who subscribes: a subscription needs a session. */
  readonly subscriber: SignedIn;
  readonly mark: ResyncMark;
}
