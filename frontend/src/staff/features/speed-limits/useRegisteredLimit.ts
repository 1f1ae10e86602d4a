import { useCallback } from 'react';
import { useRegisteredLimitQuery, type RegisteredLimitQuery } from '../../../graphql/staff';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { LIMIT_ACTS } from './draft/limit-acts';

export interface AskedLimit {
  /** The limit with its history; undefined until the answer is there. */
  readonly data: RegisteredLimitQuery | undefined;
  readonly hasFailed: boolean;
  /** Asks anew; a failure leaves what is shown. */
  reload(): Promise<void>;
}

/** One limit of the register with its history, current with what other desks do. */
export function useRegisteredLimit(id: string): AskedLimit {
  const { data, error, refetch } = useRegisteredLimitQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const reload = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);
  useAfterActs(LIMIT_ACTS, reload);
  return { data, hasFailed: data === undefined && error !== undefined, reload };
}
