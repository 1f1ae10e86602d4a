import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { CircleUser, LogOut } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router-dom';
import { IconButton } from '../../components/IconButton';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { Logo } from '../../components/Logo';
import { SkipLink } from '../../components/SkipLink';
import { DemoChip } from '../../components/staff/DemoChip';
import { RoleBadge } from '../../components/staff/RoleBadge';
import { ThemeSwitch } from '../../components/ThemeSwitch';
import { useAgencyOverviewQuery } from '../../graphql/agency';
import { watchPresence } from '../../lib/network/staff-presence';
import { AGENCY_PATHS } from '../../lib/paths';
import { useSession, type Viewer } from '../../lib/session/session';
import { useIsPhone } from '../../lib/useMediaQuery';
import { AGENCY_MESSAGES } from '../texts/messages';
import { AgencyNav } from './AgencyNav';

/** Frame of every page of an agency: the rail, or on phones the pages along the foot. */
export function AgencyFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const isPhone = useIsPhone();
  // A page on a wall that asks by itself does not hold the session open.
  useEffect(() => watchPresence(), []);
  return (
    <Flex minH="100dvh">
      <SkipLink />
      {!isPhone && <AgencyRail viewer={viewer} />}
      <Flex direction="column" flex="1" minW="0">
        <TopBar isPhone={isPhone} />
        <Flex
          as="main"
          id="main"
          direction="column"
          gap="3"
          w="full"
          maxW="1280px"
          px={{ base: '4', md: '5' }}
          pt="3"
          pb={{ base: '24', md: '6' }}
        >
          {children}
        </Flex>
      </Flex>
      {isPhone && (
        <Flex
          position="fixed"
          bottom="0"
          insetInline="0"
          zIndex="bar"
          bg="bg.panel"
          borderTopWidth="1px"
          pb="env(safe-area-inset-bottom)"
          css={{ '@media print': { display: 'none' } }}
        >
          <AgencyNav isFoot />
        </Flex>
      )}
    </Flex>
  );
}

function AgencyRail({ viewer }: { viewer: Viewer }) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      as="aside"
      direction="column"
      position="sticky"
      top="0"
      h="100dvh"
      w={{ base: '16', lg: '192px', xl: '224px' }}
      flexShrink="0"
      bg="bg.panel"
      borderInlineEndWidth="1px"
    >
      <Flex
        asChild
        align="center"
        justify={{ base: 'center', lg: 'flex-start' }}
        gap="2.5"
        h="14"
        px={{ base: '2', lg: '4' }}
        color="brand.fg"
        textDecoration="none"
      >
        <Link to={AGENCY_PATHS.home} aria-label={formatMessage(AGENCY_MESSAGES.toHome)}>
          <Logo />
          <chakra.span display={{ base: 'none', lg: 'block' }} color="fg">
            <chakra.span display="block" textStyle="strong" fontWeight="bold" lineHeight="18px">
              WakaFine
            </chakra.span>
            <chakra.span display="block" textStyle="micro" fontWeight="normal" color="fg.muted">
              {formatMessage(AGENCY_MESSAGES.product)}
            </chakra.span>
          </chakra.span>
        </Link>
      </Flex>
      <AgencyNav />
      <Text
        display={{ base: 'none', lg: 'block' }}
        m="3"
        p="3"
        bg="bg.muted"
        borderRadius="control"
        textStyle="micro"
        fontWeight="normal"
        color="fg.muted"
      >
        {formatMessage(AGENCY_MESSAGES.ownOnly)}
      </Text>
      <AgencyFoot viewer={viewer} />
    </Flex>
  );
}

function AgencyFoot({ viewer }: { viewer: Viewer }) {
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      align="center"
      gap="1"
      p="2"
      borderTopWidth="1px"
      justify="space-between"
    >
      <Box display={{ base: 'none', lg: 'block' }} minW="0" ps="1.5">
        {viewer.displayName !== null && (
          <Text textStyle="label" overflowWrap="anywhere">
            {viewer.displayName}
          </Text>
        )}
        <RoleBadge role={viewer.role} />
      </Box>
      <Flex>
        <AccountLink />
        <SignOutButton />
      </Flex>
    </Flex>
  );
}

function TopBar({ isPhone }: { isPhone: boolean }) {
  const { formatMessage } = useIntl();
  const overview = useAgencyOverviewQuery().data?.agencyOverview;
  return (
    <Flex
      as="header"
      align="center"
      minH="14"
      columnGap="3"
      ps={{ base: '4', md: '5' }}
      pe={{ base: '1', md: '3' }}
      css={{ '@media print': { display: 'none' } }}
    >
      <Flex align="baseline" wrap="wrap" columnGap="2.5" minW="0" flex="1">
        <Heading as="h1" textStyle={{ base: 'section', md: 'heading' }}>
          {overview?.name ?? formatMessage(AGENCY_MESSAGES.product)}
        </Heading>
        {overview !== undefined && !isPhone && (
          <Text textStyle="small" color="fg.muted">
            {formatMessage(AGENCY_MESSAGES.vehicleCount, { count: overview.vehicleCount })}
          </Text>
        )}
        {overview?.isDemo === true && <DemoChip text={formatMessage(AGENCY_MESSAGES.sample)} />}
      </Flex>
      <ThemeSwitch />
      <LanguageMenu isShort />
      {isPhone && <AccountLink />}
      {isPhone && <SignOutButton />}
    </Flex>
  );
}

function AccountLink() {
  const { formatMessage } = useIntl();
  const label = formatMessage(AGENCY_MESSAGES.account);
  return (
    <Flex
      asChild
      align="center"
      justify="center"
      boxSize={{ base: '12', md: '10' }}
      borderRadius="control"
      color="fg.muted"
      css={{ '&[aria-current=page]': { color: 'fg', bg: 'bg.muted' } }}
      _hover={{ bg: 'bg.muted' }}
    >
      <NavLink to={AGENCY_PATHS.account} aria-label={label} title={label}>
        <CircleUser size={18} aria-hidden />
      </NavLink>
    </Flex>
  );
}

function SignOutButton() {
  const { formatMessage } = useIntl();
  const { signOut } = useSession();
  return (
    <IconButton
      label={formatMessage(AGENCY_MESSAGES.signOut)}
      title={formatMessage(AGENCY_MESSAGES.signOut)}
      icon={<LogOut size={18} aria-hidden />}
      onClick={() => void signOut()}
    />
  );
}
