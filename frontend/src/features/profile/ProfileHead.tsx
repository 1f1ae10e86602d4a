import { Box, Flex, Text } from '@chakra-ui/react';
import { formatPhone } from '@wakafine/domain/people/phone';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar';
import { useViewer } from '../../lib/session/session';
import { initialsOf } from '../../lib/format/user-names';
import { PROFILE_MESSAGES } from './edit/messages';

/** Photo or initials, name and number. */
export function ProfileHead() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const displayName = viewer?.displayName ?? null;
  const email = viewer?.email ?? null;
  return (
    <Flex align="center" gap="4">
      <Avatar
        isLarge
        photoUrl={viewer?.profile.photoUrl ?? null}
        initials={initialsOf({ displayName, email, phoneNumber: null })}
      />
      <Box minW="0">
        <Text textStyle="heading" overflowWrap="anywhere">
          {displayName ?? formatMessage(PROFILE_MESSAGES.nameless)}
        </Text>
        {viewer?.mobileNumber && (
          <Text textStyle="small" color="fg.muted">
            {formatPhone(viewer.mobileNumber)}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
