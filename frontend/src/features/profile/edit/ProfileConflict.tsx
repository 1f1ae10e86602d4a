import { useIntl } from 'react-intl';
import { ConflictSheet } from '../../../components/surface/ConflictSheet';
import { EDIT_MESSAGES } from './edit-messages';
import { PROFILE_MESSAGES } from './messages';
import { valuesOf } from './profile-form';
import type { useProfileForm } from './useProfileForm';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ProfileDocument, ViewerDocument } from '../../../graphql/generated';
import { useSession } from '../../../lib/session/session';

export interface ProfileConflictProps {
  form: ReturnType<typeof useProfileForm>;
  /** The version saved elsewhere stays. */
  onPhoto: () => void;
}

/** Has somebody decide where two phones have changed the profile; nothing otherwise. */
export function ProfileConflict({ form, onPhoto }: ProfileConflictProps) {
  const { formatMessage } = useIntl();
  const { reload, isReloading } = useReloadProfile();
  if (form.rival === null) {
    return null;
  }
  const none = formatMessage(PROFILE_MESSAGES.none);
  const elsewhere = valuesOf(form.rival);
  const differences = (
    [
      ['fullName', PROFILE_MESSAGES.name],
      ['email', PROFILE_MESSAGES.email],
      ['driverLicense', EDIT_MESSAGES.license],
      ['contactName', EDIT_MESSAGES.contactName],
      ['contactPhone', EDIT_MESSAGES.contactPhone],
    ] as const
  )
    .filter(([field]) => form.values[field].trim() !== elsewhere[field])
    .map(([field, label]) => ({
      label: formatMessage(label),
      here: form.values[field].trim() || none,
      elsewhere: elsewhere[field] || none,
    }));
  return (
    <ConflictSheet
      title={formatMessage(EDIT_MESSAGES.conflictTitle)}
      text={formatMessage(EDIT_MESSAGES.conflictText)}
      differences={differences}
      isBusy={form.isSaving || isReloading}
      onUseThisPhone={() => void form.saveOver()}
      onUseOther={() => void reload().then(form.giveUp).then(onPhoto)}
      onClose={form.leaveUndecided}
    />
  );
}

/** Fetches the profile anew, for this page and for the header; a failure leaves both as they are. */
function useReloadProfile() {
  const client = useApolloClient();
  const { update } = useSession();
  const [isReloading, setIsReloading] = useState(false);

  async function reload(): Promise<void> {
    setIsReloading(true);
    try {
      await client.query({ query: ProfileDocument, fetchPolicy: 'network-only' });
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
      if (data?.viewer) {
        update(data.viewer);
      }
    } catch {
      // The next visit fetches it.
    }
    setIsReloading(false);
  }
  return { reload, isReloading };
}
