import { chakra, Flex, Text } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../components/Avatar';
import { IconButton } from '../../../components/IconButton';
import { RoleBadge } from '../../../components/staff/RoleBadge';
import { useStaffViewerQuery } from '../../../graphql/staff';
import { STAFF_PATHS } from '../../../lib/paths';
import { useSession, type Viewer } from '../../../lib/session/session';
import { initialsOf } from '../../../lib/format/user-names';
import { ADMIN_HOME_MESSAGES } from '../messages';
import { STAFF_PAGE_MESSAGES } from './messages';

export interface StaffFootProps {
  viewer: Viewer;
  /** Shows initials and the way out alone below 1280 px. */
  isSlim?: boolean;
  /** Called when the account was chosen. */
  onChosen?: () => void;
}

/** Signed-in account by the display name, else the username, with role, the way to the account and the way out. */
export function StaffFoot({ viewer, isSlim = false, onChosen }: StaffFootProps) {
  const { formatMessage } = useIntl();
  const { signOut } = useSession();
  const username = useStaffViewerQuery().data?.viewer?.username ?? null;
  const { role, profile } = viewer;
  const displayName = viewer.displayName ?? username;
  const name = displayName ?? formatMessage(STAFF_PAGE_MESSAGES.account);
  const initials = initialsOf({ displayName, email: null, phoneNumber: null });
  return (
    <Flex
      direction={isSlim ? { base: 'column', lg: 'row' } : 'row'}
      align="center"
      gap="1"
      p="2"
      position="relative"
      borderTopWidth="1px"
      flexShrink="0"
    >
      <Flex
        asChild
        // In the rail the name has the whole width, below initials and way out.
        direction={isSlim ? { base: 'row', lg: 'column' } : 'row'}
        align={isSlim ? { base: 'center', lg: 'start' } : 'center'}
        gap={isSlim ? { base: '2.5', lg: '1.5' } : '2.5'}
        py={isSlim ? { lg: '1' } : undefined}
        flex={isSlim ? { base: 'none', lg: '1' } : '1'}
        minW="0"
        minH="12"
        px="1.5"
        borderRadius="8px"
        color="fg"
        textDecoration="none"
        _hover={{ bg: 'bg.muted' }}
      >
        <Link
          to={STAFF_PATHS.account}
          title={formatMessage(STAFF_PAGE_MESSAGES.account)}
          aria-label={`${formatMessage(STAFF_PAGE_MESSAGES.account)}: ${name}`}
          onClick={onChosen}
        >
          <Avatar photoUrl={profile.photoUrl} initials={initials} />
          <chakra.span display={isSlim ? { base: 'none', lg: 'block' } : 'block'} minW="0">
            <Text as="span" display="block" textStyle="label" overflowWrap="anywhere" mb="0.5">
              {name}
            </Text>
            <RoleBadge role={role} />
          </chakra.span>
        </Link>
      </Flex>
      <IconButton
        label={formatMessage(ADMIN_HOME_MESSAGES.signOut)}
        title={formatMessage(ADMIN_HOME_MESSAGES.signOut)}
        icon={<LogOut size={18} aria-hidden />}
        boxSize={isSlim ? '10' : '12'}
        position={isSlim ? { lg: 'absolute' } : undefined}
        top={isSlim ? { lg: '3' } : undefined}
        insetEnd={isSlim ? { lg: '2' } : undefined}
        onClick={() => void signOut()}
      />
    </Flex>
  );
}
