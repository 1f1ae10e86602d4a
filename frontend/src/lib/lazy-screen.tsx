import { lazy, useState, type ComponentType } from 'react';

/** A screen that is fetched when it is first drawn, or before. */
export interface LazyScreen<Props extends object> {
  (props: Props): React.ReactNode;
  /** Has it fetched, so that it is drawn at once. Rejects when the network fails; it is then tried again when drawn. */
  load(): Promise<void>;
  /** Has it fetched anew when it is drawn next, after it could not be fetched. */
  renew(): void;
}

/**
 * A screen in a chunk of its own. Once it has been fetched it is drawn without waiting: React's own `lazy` would first draw
 * what stands for it, for at least 300 ms, so that nothing flickers.
 */
export function lazyScreen<Props extends object>(
  fetchScreen: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let fetched: ComponentType<Props> | null = null;
  async function fetchOnce(): Promise<{ default: ComponentType<Props> }> {
    fetched ??= await fetchScreen();
    return { default: fetched };
  }
  let waiting = lazy(fetchOnce);
  function Screen(props: Props) {
    // What was drawn first stays: another component in its place would begin anew.
    const [Drawn] = useState<ComponentType<Props>>(() => fetched ?? waiting);
    return <Drawn {...props} />;
  }
  Screen.load = async () => {
    await fetchOnce();
  };
  Screen.renew = () => {
    waiting = lazy(fetchOnce);
  };
  return Screen;
}
