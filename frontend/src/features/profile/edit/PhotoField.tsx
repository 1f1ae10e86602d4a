import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/Avatar';
import { PhotoPicker } from '../../../components/photo/PhotoPicker';
import { EDIT_MESSAGES } from './edit-messages';
import type { PhotoChange } from './useProfileForm';

export interface PhotoFieldProps {
  /** Address of the photo that is shown; null without one. */
  photoUrl: string | null;
  initials: string;
  /** The server's answer about the photo. */
  error: string | undefined;
  onChange: (photo: PhotoChange) => void;
}

/** The photo with the ways to another one: from the pictures of the phone, from its camera, or none. */
export function PhotoField({ photoUrl, initials, error, onChange }: PhotoFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex role="group" aria-label={formatMessage(EDIT_MESSAGES.photo)} gap="4" align="flex-start">
      <Avatar isLarge photoUrl={photoUrl} initials={initials} />
      <PhotoPicker
        frame="square"
        facing="user"
        hasPhoto={photoUrl !== null}
        error={error}
        onChange={onChange}
      />
    </Flex>
  );
}
