import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ViewChange {
  /** Whether the back button comes back to before: for what opens, not for what filters. */
  isStep?: boolean;
}

export interface ViewState<View extends Record<string, string>> {
  view: View;
  change(part: Partial<View>, how?: ViewChange): void;
  /** Back to the defaults of the given keys, or of all. */
  reset(keys?: readonly (keyof View & string)[]): void;
}

/**
 * State of a page, stored in its address: a reload or a sent link shows the same. `defaults`, a constant outside
 * of the
 * component, names the keys; a value that is the default is not in the address.
 */
export function useViewState<View extends Record<string, string>>(defaults: View): ViewState<View> {
  const [params, setParams] = useSearchParams();
  const view = useMemo(
    () =>
      Object.fromEntries(Object.entries(defaults).map(([key, stored]) => [key, params.get(key) ?? stored])),
    [defaults, params],
  ) as View; // Object.fromEntries discards the names of the keys, which are those of `defaults`.
  const change = useCallback(
    (part: Partial<View>, { isStep = false }: ViewChange = {}) =>
      setParams((before) => changedParams(before, part, defaults), { replace: !isStep }),
    [setParams, defaults],
  );
  const reset = useCallback(
    (keys: readonly (keyof View & string)[] = Object.keys(defaults)) =>
      setParams((before) => withoutKeys(before, keys), { replace: true }),
    [setParams, defaults],
  );
  return useMemo(() => ({ view, change, reset }), [view, change, reset]);
}

function changedParams(
  before: URLSearchParams,
  part: Readonly<Record<string, string | undefined>>,
  defaults: Readonly<Record<string, string>>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  Object.entries(part).forEach(([key, value]) => {
    if (value === undefined || value === defaults[key]) {
      after.delete(key);
    } else {
      after.set(key, value);
    }
  });
  return after;
}

function withoutKeys(before: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const after = new URLSearchParams(before);
  keys.forEach((key) => after.delete(key));
  return after;
}
