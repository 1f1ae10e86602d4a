import { admitted } from '../identity/acts/admitted';
import { requireScope } from '../identity/acts/require-scope';
import type { ClosedRule, Declared, OpenRule } from '../identity/acts/rules';
import type { LiveContext, OpenLiveContext } from './live-context';

/** An act that gives a stream: called with what a subscription gets, with who may beside it. */
export type WatchAct<Context, Input extends readonly unknown[], Value> = Declared &
  ((context: Context, ...input: Input) => AsyncIterableIterator<Value>);

/**
 * A stream for those whom its rule lets in, asked when it begins. Called, it throws UNAUTHENTICATED for a visitor, and FORBIDDEN
 * for everybody else whom the rule refuses.
 */
export function watchAct<Input extends readonly unknown[], Value>(
  declared: Declared<ClosedRule>,
  watch: (context: LiveContext, ...input: Input) => AsyncIterableIterator<Value>,
): WatchAct<LiveContext, Input, Value> {
  const asked = (context: LiveContext, ...input: Input) => {
    admitted(declared, context.ctx);
    return watch(context, ...input);
  };
  return Object.assign(asked, declared);
}

/** A stream that anyone may have, with or without a session. */
export function openWatchAct<Input extends readonly unknown[], Stream>(
  declared: Declared<OpenRule>,
  watch: (context: OpenLiveContext, ...input: Input) => Stream,
): Declared & ((context: OpenLiveContext, ...input: Input) => Stream) {
  const asked = (context: OpenLiveContext, ...input: Input) => {
    requireScope(declared, context.ctx);
    return watch(context, ...input);
  };
  return Object.assign(asked, declared);
}
