import type { AppCtx, SignedInCtx } from '../accounts/actor';
import { admitted } from './admitted';
import { requireScope } from './require-scope';
import type { KeyContext } from './require-scope';
import type { ClosedRule, Declared, OpenRule } from './rules';

/** An act: called like a function, with who may beside it. */
export type Act<Context, Input extends readonly unknown[], Result> = Declared &
  ((ctx: Context, ...input: Input) => Result);

/**
 * An act of those whom its rule lets in. The rule is asked before anything else, and the act gets the caller's context.
 * Called, it throws UNAUTHENTICATED for a visitor, and FORBIDDEN for everybody else whom the rule refuses.
 */
export function act<Input extends readonly unknown[], Result>(
  declared: Declared<ClosedRule>,
  run: (ctx: SignedInCtx, ...input: Input) => Promise<Result>,
): Act<AppCtx, Input, Promise<Result>> {
  const asked = async (ctx: AppCtx, ...input: Input) => run(admitted(declared, ctx), ...input);
  return Object.assign(asked, declared);
}

/** The same for an act that answers at once: with a list that is not read yet. */
export function actAtOnce<Input extends readonly unknown[], Result>(
  declared: Declared<ClosedRule>,
  run: (ctx: SignedInCtx, ...input: Input) => Result,
): Act<AppCtx, Input, Result> {
  const asked = (ctx: AppCtx, ...input: Input) => run(admitted(declared, ctx), ...input);
  return Object.assign(asked, declared);
}

/** An act that is open to anyone; what it shows may still depend on who asks. */
export function openAct<Context extends KeyContext, Input extends readonly unknown[], Result>(
  declared: Declared<OpenRule>,
  run: (ctx: Context, ...input: Input) => Result,
): Act<Context, Input, Result> {
  const asked = (ctx: Context, ...input: Input) => {
    requireScope(declared, ctx);
    return run(ctx, ...input);
  };
  return Object.assign(asked, declared);
}
