import type { Second } from './types-second';

export interface First {
  readonly second: Second | null;
}
