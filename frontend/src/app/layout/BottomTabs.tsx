import { chakra, Flex } from '@chakra-ui/react';
import { ChartColumn, Gauge, Map, Route, Settings, type LucideIcon } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { APP_MESSAGES } from '../pages/messages';

interface Tab {
  to: string;
  /** Beginnings of addresses under which the tab is the current one. */
  owns: readonly string[];
  label: MessageDescriptor;
  icon: LucideIcon;
}

const TABS: readonly Tab[] = [
  { to: PATHS.home, owns: [PATHS.homeAlias], label: APP_MESSAGES.tabSpeed, icon: Gauge },
  { to: PATHS.journeys, owns: [PATHS.journeys], label: APP_MESSAGES.tabJourneys, icon: Route },
  { to: PATHS.map, owns: [PATHS.map, PATHS.liveMap], label: APP_MESSAGES.tabMap, icon: Map },
  {
    to: PATHS.reports,
    owns: [PATHS.reports, PATHS.violations],
    label: APP_MESSAGES.tabReports,
    icon: ChartColumn,
  },
  { to: PATHS.settings, owns: [PATHS.settings], label: APP_MESSAGES.tabSettings, icon: Settings },
];

/** The five main pages: a bar at the bottom on phones, a rail of 88 px at the left from 768 px on. */
export function BottomTabs() {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <Flex
      as="nav"
      aria-label={intl.formatMessage(APP_MESSAGES.tabs)}
      zIndex="bar"
      bg="bg.panel"
      position={{ base: 'fixed', md: 'sticky' }}
      insetInline={{ base: '0', md: 'auto' }}
      bottom={{ base: '0', md: 'auto' }}
      top={{ base: 'auto', md: '14' }}
      direction={{ base: 'row', md: 'column' }}
      w={{ base: 'full', md: 'rail' }}
      h={{ base: 'auto', md: 'calc(100dvh - 56px)' }}
      flexShrink="0"
      gap={{ base: '0', md: '2' }}
      px="1"
      pt={{ base: '0', md: '3' }}
      pb={{ base: 'env(safe-area-inset-bottom)', md: '0' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderInlineEndWidth={{ base: '0', md: '1px' }}
    >
      {TABS.map((tab) => (
        <TabLink key={tab.to} tab={tab} isCurrent={isOwnerOf(tab, pathname)} />
      ))}
    </Flex>
  );
}

function isOwnerOf(tab: Tab, pathname: string): boolean {
  return pathname === tab.to || tab.owns.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

function TabLink({ tab, isCurrent }: { tab: Tab; isCurrent: boolean }) {
  const intl = useIntl();
  const Icon = tab.icon;
  return (
    <Flex
      asChild
      direction="column"
      align="center"
      justify="center"
      gap="0.5"
      flex={{ base: '1', md: 'none' }}
      minW="0"
      h="64px"
      textStyle="micro"
      // Five words beside each other: letters grow no further than the narrowest of their places lets them.
      fontSize="min(0.75rem, max(12px, 3.4vw))"
      textAlign="center"
      css={{ '@media (min-width: 360px)': { whiteSpace: 'nowrap' } }}
      textDecoration="none"
      color={isCurrent ? 'fg' : 'fg.subtle'}
      fontWeight={isCurrent ? 'bold' : 'medium'}
    >
      <Link to={tab.to} aria-current={isCurrent ? 'page' : undefined}>
        <chakra.span
          display="grid"
          placeItems="center"
          w="52px"
          h="28px"
          borderRadius="14px"
          bg={isCurrent ? 'brand.subtle' : 'transparent'}
          color={isCurrent ? 'brand.fg' : 'inherit'}
        >
          <Icon size={20} aria-hidden />
        </chakra.span>
        {intl.formatMessage(tab.label)}
      </Link>
    </Flex>
  );
}
