import type { First } from './types-first';

export interface Second {
  readonly first: First | null;
}
