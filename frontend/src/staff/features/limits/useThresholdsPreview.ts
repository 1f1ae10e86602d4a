import { usePreviewSpeedThresholdsQuery, type PreviewSpeedThresholdsQuery } from '../../../graphql/staff';
import type { Numbers } from './useNumbersForm';
import { useMay } from '../../kit/frame/useMay';

export interface CountedPreview {
  /** Undefined until the server has counted for these very thresholds. */
  counted: PreviewSpeedThresholdsQuery['previewSpeedThresholds'] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

const UNASKED = { caution: 0, warning: 0, danger: 0 };

/** Effect of thresholds on the last 90 days; null, and for people who may not set any, asks nothing. */
export function useThresholdsPreview(
  thresholds: Numbers<'caution' | 'warning' | 'danger'> | null,
): CountedPreview {
  const mayEdit = useMay()('previewSpeedThresholds');
  const { data, error, loading, refetch } = usePreviewSpeedThresholdsQuery({
    variables: thresholds ?? UNASKED,
    skip: thresholds === null || !mayEdit,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  return {
    counted: loading ? undefined : data?.previewSpeedThresholds,
    hasFailed: !loading && error !== undefined,
    onRetry: () => void refetch().catch(() => undefined),
  };
}
