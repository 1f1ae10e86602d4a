import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf, fieldErrorsOf } from '../../../lib/errors/errors';
import { useViewer } from '../../../lib/session/session';
import { VALIDATION_MESSAGES } from '../../../lib/format/validation-messages';
import { EDIT_MESSAGES } from './edit-messages';
import {
  faultsOf,
  FIELD_OF,
  valuesOf,
  type Profile,
  type ProfileField,
  type ProfileValues,
} from './profile-form';
import { dropUnsentProfile, useUnsentProfile } from './unsent-profile';
import { useProfileSender } from './useProfileSender';

type Errors = Partial<Record<ProfileField, string>>;

/** A photo that was chosen: its address to be shown; null removes the photo, undefined leaves it as it is. */
export type PhotoChange = string | null | undefined;

/**
 * The user's own page while it is edited, beginning with what this phone has saved last. What is typed stays until it is saved
 * or given up.
 */
export function useProfileForm(profile: Profile, onDone: () => void) {
  const { formatMessage } = useIntl();
  const accountId = useViewer()?.id ?? '';
  const unsent = useUnsentProfile(accountId);
  const send = useProfileSender();
  const [isSaving, setIsSaving] = useState(false);
  const [values, setValues] = useState<ProfileValues>(() => unsent?.values ?? valuesOf(profile));
  const [photo, setPhoto] = useState<PhotoChange>(unsent?.photo);
  const [errors, setErrors] = useState<Errors>({});
  const [fault, setFault] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const rival = isLeft || isSaving ? null : (unsent?.rival ?? null);

  async function save(version: number): Promise<void> {
    const found = Object.entries(faultsOf(values)).map(([field, key]) => [
      field,
      formatMessage(VALIDATION_MESSAGES[key]),
    ]);
    setErrors(Object.fromEntries(found));
    setFault(null);
    if (found.length > 0 || isSaving) {
      return;
    }
    setIsSaving(true);
    const outcome = await send({ values, photo, version, rival: null });
    setIsSaving(false);
    setIsLeft(false);
    if (outcome.kind === 'refused') {
      fail(outcome.error);
    } else if (outcome.kind !== 'rival') {
      const isSaved = outcome.kind === 'saved';
      notify({
        kind: isSaved ? 'success' : 'info',
        title: formatMessage(isSaved ? EDIT_MESSAGES.saved : EDIT_MESSAGES.stored),
      });
      onDone();
    }
  }

  function fail(error: unknown): void {
    const code = errorCodeOf(error);
    const refused = Object.entries(fieldErrorsOf(error)).flatMap(([name, sentence]) => {
      const field = FIELD_OF[name];
      return field === undefined ? [] : [[field, sentence]];
    });
    setErrors(Object.fromEntries(refused));
    if (refused.length === 0) {
      setFault(formatMessage(code === 'NETWORK' ? EDIT_MESSAGES.offline : ERROR_MESSAGES[code]));
    }
  }

  return {
    values,
    change: (edit: Partial<ProfileValues>) => setValues((stored) => ({ ...stored, ...edit })),
    photo,
    changePhoto: setPhoto,
    errors,
    fault,
    isSaving,
    save: () => save(unsent?.version ?? profile.version),
    /** Version that was saved elsewhere since; null while there is nothing to decide. */
    rival,
    saveOver: async () => {
      if (rival !== null) {
        await save(rival.version);
      }
    },
    giveUp: () => dropUnsentProfile(accountId),
    leaveUndecided: () => setIsLeft(true),
  };
}
