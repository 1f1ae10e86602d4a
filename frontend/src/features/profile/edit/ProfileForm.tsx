import { Button, Flex } from '@chakra-ui/react';
import { formatPhone } from '@wakafine/domain/people/phone';
import { useId, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { FaultLine } from '../../../components/states/FaultLine';
import { focusFirstFault } from '../../../components/forms/first-fault';
import { TextField } from '../../../components/forms/TextField';
import { useViewer } from '../../../lib/session/session';
import { initialsOf } from '../../../lib/format/user-names';
import { EDIT_MESSAGES } from './edit-messages';
import { Fact } from './Fact';
import { PROFILE_MESSAGES } from './messages';
import { PhotoField } from './PhotoField';
import { ProfileConflict } from './ProfileConflict';
import type { Profile } from './profile-form';
import { useProfileForm } from './useProfileForm';

export interface ProfileFormProps {
  profile: Profile;
  /** It was saved, or given up. */
  onDone: () => void;
}

/** The fields of the own page; what is typed stays on the screen whatever becomes of saving it. */
export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const viewer = useViewer();
  const form = useProfileForm(profile, onDone);
  const { values, change, errors } = form;
  const number = viewer?.mobileNumber ?? null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    void form.save().finally(() => focusFirstFault(element));
  }

  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <Card display="flex" flexDirection="column" gap="5">
          <PhotoField
            photoUrl={form.photo === undefined ? profile.photoUrl : form.photo}
            initials={initialsOf({ displayName: values.fullName, email: values.email, phoneNumber: null })}
            error={errors.photo}
            onChange={form.changePhoto}
          />
          <TextField
            id={`${id}-name`}
            label={formatMessage(PROFILE_MESSAGES.name)}
            autoComplete="name"
            value={values.fullName}
            error={errors.fullName}
            onChange={(fullName) => change({ fullName })}
          />
          <TextField
            id={`${id}-email`}
            label={formatMessage(PROFILE_MESSAGES.email)}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={values.email}
            error={errors.email}
            onChange={(email) => change({ email })}
          />
          <TextField
            id={`${id}-license`}
            label={formatMessage(EDIT_MESSAGES.license)}
            autoComplete="off"
            value={values.driverLicense}
            error={errors.driverLicense}
            onChange={(driverLicense) => change({ driverLicense })}
          />
          <TextField
            id={`${id}-contact`}
            label={formatMessage(EDIT_MESSAGES.contactName)}
            autoComplete="off"
            value={values.contactName}
            error={errors.contactName}
            onChange={(contactName) => change({ contactName })}
          />
          <TextField
            id={`${id}-phone`}
            label={formatMessage(EDIT_MESSAGES.contactPhone)}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            value={values.contactPhone}
            error={errors.contactPhone}
            onChange={(contactPhone) => change({ contactPhone })}
          />
        </Card>
        {number !== null && (
          <Card as="dl" isFlush>
            <Fact label={PROFILE_MESSAGES.number} hint={EDIT_MESSAGES.numberHint}>
              {formatPhone(number)}
            </Fact>
          </Card>
        )}
        {form.fault !== null && <FaultLine>{form.fault}</FaultLine>}
        <Flex direction={{ base: 'column', md: 'row-reverse' }} gap="2">
          <Button type="submit" size="lg" flex="1" loading={form.isSaving}>
            {formatMessage(EDIT_MESSAGES.save)}
          </Button>
          <Button variant="outline" size="lg" flex="1" disabled={form.isSaving} onClick={onDone}>
            {formatMessage(EDIT_MESSAGES.cancel)}
          </Button>
        </Flex>
      </Flex>
      <ProfileConflict form={form} onPhoto={onDone} />
    </form>
  );
}
