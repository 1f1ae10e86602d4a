import { chakra, Flex } from '@chakra-ui/react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useRights } from '../../lib/session/rights';
import { useFrameTools } from '../kit/frame/frame-tools';
import { FRAME_MESSAGES } from '../kit/frame/messages';
import { isWithin, STAFF_ENTRIES, type StaffEntry, type StaffEntryName } from '../kit/frame/staff-entries';
import { StaffMenu } from '../kit/frame/StaffMenu';

/** Pages that are one tap away on a phone. */
const TABS: readonly StaffEntryName[] = ['overview', 'liveMap', 'cases', 'tonight'];
/** A shorter name where the page's own does not fit. */
const SHORT: Readonly<Partial<Record<StaffEntryName, MessageDescriptor>>> = { liveMap: FRAME_MESSAGES.map };

/** On phones the pages that are needed most as tabs at the foot, and all others behind the last. */
export function StaffTabs() {
  const { formatMessage } = useIntl();
  const holds = useRights();
  const { counts } = useFrameTools();
  const entries = TABS.flatMap((name) => STAFF_ENTRIES.filter((entry) => entry.name === name));
  return (
    <chakra.nav
      aria-label={formatMessage(FRAME_MESSAGES.pages)}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="bar"
      display="flex"
      minH="14"
      pb="env(safe-area-inset-bottom)"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      {entries
        .filter(({ permission }) => holds(permission))
        .map((entry) => (
          <Tab key={entry.name} entry={entry} count={counts.get(entry.name) ?? 0} />
        ))}
      <StaffMenu />
    </chakra.nav>
  );
}

function Tab({ entry, count }: { entry: StaffEntry; count: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const { pathname } = useLocation();
  const isCurrent = isWithin(entry, pathname);
  const label = formatMessage(SHORT[entry.name] ?? entry.label);
  const Icon = entry.icon;
  return (
    <Flex
      asChild
      direction="column"
      align="center"
      justify="center"
      flex="1 1 0"
      minW="0"
      minH="12"
      gap="0.5"
      position="relative"
      textStyle="micro"
      // Five words beside each other: letters grow no further than the narrowest of their places lets them.
      fontSize="min(0.75rem, max(12px, 3.4vw))"
      whiteSpace="nowrap"
      textDecoration="none"
      color={isCurrent ? 'fg' : 'fg.muted'}
      fontWeight={isCurrent ? 'bold' : 'normal'}
    >
      <Link
        to={entry.path}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={count === 0 ? undefined : formatMessage(FRAME_MESSAGES.needs, { page: label, count })}
      >
        <chakra.span
          display="grid"
          px="3"
          borderRadius="full"
          bg={isCurrent ? 'brand.subtle' : 'transparent'}
        >
          <Icon size={22} aria-hidden />
        </chakra.span>
        {label}
        {count > 0 && (
          <chakra.span
            aria-hidden
            position="absolute"
            top="1"
            insetInlineStart="calc(50% + 8px)"
            minW="5"
            px="1"
            borderRadius="full"
            bg="brand.solid"
            color="brand.contrast"
            textAlign="center"
          >
            {formatNumber(count)}
          </chakra.span>
        )}
      </Link>
    </Flex>
  );
}
