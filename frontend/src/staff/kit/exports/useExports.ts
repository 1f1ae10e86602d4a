import { useEffect } from 'react';
import {
  MyExportsDocument,
  useCancelExportMutation,
  useMyExportsQuery,
  useStartExportMutation,
  type OwnExportFragment,
  type StartExportInput,
} from '../../../graphql/staff';

/** Between two looks at exports that are being made, ms. */
const LOOK_EVERY_MS = 700;

export interface OwnExports {
  /** Newest first; null until they are there. */
  readonly exports: readonly OwnExportFragment[] | null;
  readonly hasFailed: boolean;
  /** Begins an export. @throws what Apollo Client throws */
  start(input: StartExportInput): Promise<void>;
  cancel(id: string): void;
  retry(): void;
}

/** One's own exports of the last day: followed closely while one is being made. */
export function useExports(): OwnExports {
  const { data, error, refetch, startPolling, stopPolling } = useMyExportsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [startExport] = useStartExportMutation({
    refetchQueries: [MyExportsDocument],
    awaitRefetchQueries: true,
  });
  const [cancelExport] = useCancelExportMutation();
  const isRunning = data?.myExports.some(({ status }) => status === 'RUNNING') ?? false;
  useEffect(
    function lookWhileRunning() {
      if (!isRunning) {
        return undefined;
      }
      startPolling(LOOK_EVERY_MS);
      return stopPolling;
    },
    [isRunning, startPolling, stopPolling],
  );
  const retry = () => void refetch().catch(() => undefined);
  return {
    exports: data?.myExports ?? null,
    hasFailed: error !== undefined && data === undefined,
    start: async (input) => {
      await startExport({ variables: { input } });
    },
    // One that has ended meanwhile is shown as it ended.
    cancel: (id) => void cancelExport({ variables: { id } }).catch(retry),
    retry,
  };
}
