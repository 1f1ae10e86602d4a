import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../components/toaster';
import { useUpdateProfileMutation } from '../../graphql/generated';
import { ERROR_MESSAGES } from '../../lib/error-messages';
import { errorCodeOf, fieldErrorsOf, refusalOf } from '../../lib/errors';
import { useSession } from '../../lib/session';
import { VALIDATION_MESSAGES } from '../../lib/validation-messages';
import { EDIT_MESSAGES } from './edit-messages';
import {
  faultsOf,
  FIELD_OF,
  inputOf,
  valuesOf,
  type Profile,
  type ProfileField,
  type ProfileValues,
} from './profile-form';
import { profileOf } from './profile-of';

type Errors = Partial<Record<ProfileField, string>>;

/** A photo that was chosen: its address to be shown; null takes the photo away, undefined leaves it as it is. */
export type PhotoChange = string | null | undefined;

/** The user's own page while it is edited. What is typed stays until it is saved or given up. */
export function useProfileForm(profile: Profile, onDone: () => void) {
  const { formatMessage } = useIntl();
  const { update } = useSession();
  const [mutate, { loading: isSaving }] = useUpdateProfileMutation();
  const [values, setValues] = useState<ProfileValues>(() => valuesOf(profile));
  const [photo, setPhoto] = useState<PhotoChange>(undefined);
  const [errors, setErrors] = useState<Errors>({});
  const [fault, setFault] = useState<string | null>(null);
  const [rival, setRival] = useState<Profile | null>(null);

  async function save(version: number): Promise<void> {
    const faults = faultsOf(values);
    const found = Object.entries(faults).map(([field, key]) => [
      field,
      formatMessage(VALIDATION_MESSAGES[key]),
    ]);
    setErrors(Object.fromEntries(found));
    setFault(null);
    if (found.length > 0 || isSaving) {
      return;
    }
    try {
      const bytes = typeof photo === 'string' ? photo.slice(photo.indexOf(',') + 1) : photo;
      const { data } = await mutate({ variables: { input: inputOf(values, version, bytes) } });
      if (!data) {
        throw new Error('The answer to updateProfile is empty');
      }
      update(data.updateProfile.viewer);
      notify({ kind: 'success', title: formatMessage(EDIT_MESSAGES.saved) });
      onDone();
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    const code = errorCodeOf(error);
    const current = code === 'CONFLICT' ? profileOf(refusalOf(error)?.current) : null;
    const refused = Object.entries(fieldErrorsOf(error)).flatMap(([name, sentence]) => {
      const field = FIELD_OF[name];
      return field === undefined ? [] : [[field, sentence]];
    });
    setRival(current);
    setErrors(Object.fromEntries(refused));
    if (current === null && refused.length === 0) {
      setFault(formatMessage(code === 'NETWORK' ? EDIT_MESSAGES.offline : ERROR_MESSAGES[code]));
    }
  }

  return {
    values,
    change: (edit: Partial<ProfileValues>) => setValues((kept) => ({ ...kept, ...edit })),
    photo,
    changePhoto: setPhoto,
    errors,
    fault,
    isSaving,
    save: () => save(profile.version),
    /** What was saved elsewhere since; null while there is nothing to decide. */
    rival,
    saveOver: async () => {
      if (rival !== null) {
        setRival(null);
        await save(rival.version);
      }
    },
    leaveUndecided: () => setRival(null),
  };
}
