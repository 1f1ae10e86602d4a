import { useIntl } from 'react-intl';
import type { OwnExportFragment } from '../../../graphql/staff';
import { EXPORT_FORMAT_NAMES, EXPORT_KIND_MESSAGES, EXPORTS_MESSAGES } from './messages';

/** Display name of an export: `Violations, CSV`. */
export function useExportName(): (job: Pick<OwnExportFragment, 'kind' | 'format'>) => string {
  const { formatMessage } = useIntl();
  return ({ kind, format }) =>
    formatMessage(EXPORTS_MESSAGES.name, {
      kind: formatMessage(EXPORT_KIND_MESSAGES[kind]),
      format: EXPORT_FORMAT_NAMES[format],
    });
}
