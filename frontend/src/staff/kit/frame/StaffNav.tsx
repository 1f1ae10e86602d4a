import { chakra, Flex, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { FRAME_MESSAGES } from './messages';
import { isWithin, STAFF_ENTRIES, STAFF_GROUPS, type StaffEntry } from './staff-entries';
import { useFrameTools } from './frame-tools';
import { useRights } from '../../../lib/session/rights';

export interface StaffNavProps {
  /** Shows the icons alone below 1280 px. */
  isSlim?: boolean;
  /** Called when a page was chosen. */
  onChosen?: () => void;
}

const GROUP_LOOK = { mt: '1.5', pt: '1.5', borderTopWidth: { base: '1px', lg: '0' } } as const;

/**
 * The pages in their groups, with the number of things that need somebody; those that the role may not open are shown with the
 * no-permission mark.
 */
export function StaffNav({ isSlim = false, onChosen }: StaffNavProps) {
  const { formatMessage } = useIntl();
  const { counts } = useFrameTools();
  return (
    <chakra.nav
      aria-label={formatMessage(FRAME_MESSAGES.pages)}
      flex="1"
      minH="0"
      overflowY="auto"
      py="2"
      px={isSlim ? { base: '2', lg: '1.5' } : '2'}
    >
      {STAFF_GROUPS.map((group) => (
        <chakra.section key={group} aria-label={formatMessage(FRAME_MESSAGES[group])} _notFirst={GROUP_LOOK}>
          <Text
            display={isSlim ? { base: 'none', lg: 'block' } : 'block'}
            px="2"
            pb="0.5"
            textStyle="micro"
            fontWeight="normal"
            color="fg.muted"
            aria-hidden
          >
            {formatMessage(FRAME_MESSAGES[group])}
          </Text>
          <chakra.ul listStyleType="none" display="flex" flexDirection="column">
            {STAFF_ENTRIES.filter((entry) => entry.group === group).map((entry) => (
              <li key={entry.name}>
                <NavItem
                  entry={entry}
                  count={counts.get(entry.name) ?? 0}
                  isSlim={isSlim}
                  onChosen={onChosen}
                />
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </chakra.nav>
  );
}

interface NavItemProps extends Required<Pick<StaffNavProps, 'isSlim'>>, Pick<StaffNavProps, 'onChosen'> {
  entry: StaffEntry;
  /** Things on it that need somebody. */
  count: number;
}

function NavItem({ entry, count, isSlim, onChosen }: NavItemProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const isAllowed = useRights()(entry.permission);
  const isCurrent = isWithin(entry, pathname);
  const label = formatMessage(entry.label);
  const allowedName = count === 0 ? label : formatMessage(FRAME_MESSAGES.needs, { page: label, count });
  const name = isAllowed ? allowedName : formatMessage(FRAME_MESSAGES.denied, { page: label });
  const Icon = entry.icon;
  const inside = (
    <>
      <chakra.span display="grid" flexShrink="0" color={isCurrent ? 'brand.fg' : 'inherit'}>
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.span display={isSlim ? { base: 'none', lg: 'inline' } : 'inline'} flex="1" minW="0">
        {label}
      </chakra.span>
      {isAllowed && count > 0 && <Count count={count} isSlim={isSlim} />}
      {!isAllowed && (
        <chakra.span {...(isSlim ? SLIM_MARK : {})}>
          <Lock size={14} aria-hidden />
        </chakra.span>
      )}
    </>
  );
  return (
    <Flex
      asChild
      align="center"
      justify={isSlim ? { base: 'center', lg: 'flex-start' } : 'flex-start'}
      // The longest name fits in bold letters.
      gap={isSlim ? '2' : '2.5'}
      position="relative"
      minH={isSlim ? { base: '10', lg: '8' } : '12'}
      ps={isSlim ? { base: '1', lg: '2' } : '3'}
      pe={isSlim ? '1' : '3'}
      borderRadius="8px"
      textStyle="label"
      textDecoration="none"
      color={isCurrent ? 'fg' : isAllowed ? 'fg.muted' : 'fg.subtle'}
      bg={isCurrent ? 'brand.subtle' : 'transparent'}
      fontWeight={isCurrent ? 'bold' : 'medium'}
      cursor={isAllowed ? 'pointer' : 'not-allowed'}
      _hover={isCurrent || !isAllowed ? undefined : { bg: 'bg.muted' }}
    >
      {isAllowed ? (
        <Link
          to={entry.path}
          aria-label={name}
          title={label}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onChosen}
        >
          {inside}
        </Link>
      ) : (
        <a
          role="link"
          aria-disabled="true"
          aria-current={isCurrent ? 'page' : undefined}
          tabIndex={0}
          aria-label={name}
          title={name}
        >
          {inside}
        </a>
      )}
    </Flex>
  );
}

/** Number of things that need somebody, at the right, or on the corner of the icon. */
function Count({ count, isSlim }: { count: number; isSlim: boolean }) {
  const { formatNumber } = useIntl();
  return (
    <chakra.span
      aria-hidden
      {...(isSlim ? SLIM_COUNT : {})}
      minW="5"
      px="1"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      textStyle="micro"
      textAlign="center"
    >
      {formatNumber(count)}
    </chakra.span>
  );
}

const SLIM_COUNT = {
  position: { base: 'absolute', lg: 'static' },
  insetEnd: '0',
  top: '0',
} as const;

/** On the corner of the icon, where there is no room beside it. */
const SLIM_MARK = {
  position: { base: 'absolute', lg: 'static' },
  right: '1',
  bottom: '1',
} as const;
