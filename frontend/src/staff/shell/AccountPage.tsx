import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { StaffHome } from '../account/StaffHome';
import { STAFF_PAGE_MESSAGES } from '../kit/frame/messages';
import { StaffScreen } from '../kit/frame/StaffScreen';

/** The account of who is signed in: what the role allows, password and second step. */
export function AccountPage() {
  const { formatMessage } = useIntl();
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.account)}>
      <Box w="full" maxW="contentXl" pt="2" pb="6">
        <StaffHome />
      </Box>
    </StaffScreen>
  );
}
