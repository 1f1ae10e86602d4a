import type { LandingQuery } from '../../graphql/generated';
import { LandingText } from '../../graphql/visitor';
import { useVisitorQuery } from '../../lib/apollo/useVisitorQuery';

/** Figures of the landing page, or not yet. */
export interface LandingFigures {
  /** Null while it is being loaded, and when that failed. */
  readonly data: LandingQuery | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Ranking and headline figures, in one request. */
export function useLandingFigures(): LandingFigures {
  const { data, error, loading, refetch } = useVisitorQuery(LandingText, {});
  return { data: data ?? null, hasFailed: error !== undefined && !loading, retry: () => void refetch() };
}
