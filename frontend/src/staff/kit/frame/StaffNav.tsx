import { chakra, Flex } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { FRAME_MESSAGES } from './messages';
import { isWithin, STAFF_ENTRIES, type StaffEntry } from './staff-entries';
import { useRights } from '../../../lib/session/rights';

export interface StaffNavProps {
  /** Shows the icons alone below 1280 px. */
  isSlim?: boolean;
  /** Called when a page was chosen. */
  onChosen?: () => void;
}

/** The pages; those that the role may not open are shown with the no-permission mark. */
export function StaffNav({ isSlim = false, onChosen }: StaffNavProps) {
  const { formatMessage } = useIntl();
  return (
    <chakra.nav
      aria-label={formatMessage(FRAME_MESSAGES.pages)}
      flex="1"
      minH="0"
      overflowY="auto"
      py="2"
      px={isSlim ? { base: '2', lg: '1.5' } : '2'}
    >
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="0.5">
        {STAFF_ENTRIES.map((entry) => (
          <li key={entry.name}>
            <NavItem entry={entry} isSlim={isSlim} onChosen={onChosen} />
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

interface NavItemProps extends Required<Pick<StaffNavProps, 'isSlim'>>, Pick<StaffNavProps, 'onChosen'> {
  entry: StaffEntry;
}

function NavItem({ entry, isSlim, onChosen }: NavItemProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const isAllowed = useRights()(entry.permission);
  const isCurrent = isWithin(entry, pathname);
  const label = formatMessage(entry.label);
  const name = isAllowed ? label : formatMessage(FRAME_MESSAGES.denied, { page: label });
  const Icon = entry.icon;
  const inside = (
    <>
      <chakra.span display="grid" flexShrink="0" color={isCurrent ? 'brand.fg' : 'inherit'}>
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.span display={isSlim ? { base: 'none', lg: 'inline' } : 'inline'} flex="1" minW="0">
        {label}
      </chakra.span>
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
      minH={isSlim ? '10' : '12'}
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

/** On the corner of the icon, where there is no room beside it. */
const SLIM_MARK = {
  position: { base: 'absolute', lg: 'static' },
  right: '1',
  bottom: '1',
} as const;
