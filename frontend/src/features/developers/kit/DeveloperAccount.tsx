import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { LanguageMenu } from '../../../components/language/LanguageMenu';
import { ThemeSwitch } from '../../../components/ThemeSwitch';
import { PATHS } from '../../../lib/paths';
import { useViewer } from '../../../lib/session/session';
import { DEVELOPER_MESSAGES } from './messages';

/** Foot of the rail: who is signed in, or the way to sign in, and how the pages look. */
export function DeveloperAccount() {
  return (
    <Flex display={{ base: 'none', lg: 'flex' }} direction="column" mt="auto" px="2.5" pb="2.5">
      <Flex justify="flex-end">
        <ThemeSwitch />
        <LanguageMenu isShort />
      </Flex>
      <Flex borderTopWidth="1px" pt="3" px="2" minH="12" align="center">
        <AccountOrSignIn />
      </Flex>
    </Flex>
  );
}

function AccountOrSignIn() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const { pathname } = useLocation();
  if (viewer === null) {
    return (
      <Text asChild textStyle="label" color="brand.fg">
        <Link to={PATHS.signIn} state={{ returnTo: pathname }}>
          {formatMessage(DEVELOPER_MESSAGES.signIn)}
        </Link>
      </Text>
    );
  }
  const name = viewer.displayName ?? formatMessage(DEVELOPER_MESSAGES.signedIn);
  return (
    <Text textStyle="label" overflowWrap="anywhere">
      {name}
    </Text>
  );
}
