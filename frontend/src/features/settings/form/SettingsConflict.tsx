import { useState } from 'react';
import { ConflictSheet } from '../../../components/surface/ConflictSheet';
import { useIntl } from 'react-intl';
import { dropUnsent } from '../../../lib/own-settings/unsent-settings';
import { useOwnSettings } from '../../../lib/own-settings/useOwnSettings';
import { useViewer } from '../../../lib/session/session';
import { CONFLICT_MESSAGES } from './conflict-messages';
import { useSettingsDifferences } from './useSettingsDifferences';
import type { SettingsForm } from './useSettingsForm';

/** Has somebody decide where two phones have saved different settings; nothing otherwise. */
export function SettingsConflict({ form }: { form: SettingsForm }) {
  const { formatMessage } = useIntl();
  const accountId = useViewer()?.id ?? '';
  const { unsent, rival } = useOwnSettings();
  const [leftVersion, setLeftVersion] = useState<number | null>(null);
  const differences = useSettingsDifferences(unsent, rival);
  if (unsent === null || rival === null || leftVersion === rival.version) {
    return null;
  }
  return (
    <ConflictSheet
      title={formatMessage(CONFLICT_MESSAGES.title)}
      text={formatMessage(CONFLICT_MESSAGES.text)}
      differences={differences}
      isBusy={form.isSaving}
      onUseThisPhone={() => void form.send({ ...unsent, version: rival.version })}
      onUseOther={() => {
        form.discardEdits();
        void dropUnsent(accountId);
      }}
      onClose={() => setLeftVersion(rival.version)}
    />
  );
}
