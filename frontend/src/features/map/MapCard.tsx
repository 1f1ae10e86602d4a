import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { CARD_MESSAGES } from './messages';

export interface MapCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Address outside this app; without one it is a button. */
  href?: string;
  isDisabled?: boolean;
  onPress?: () => void;
}

const Tile = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    minH: '24',
    minW: '0',
    p: '4',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'card',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _disabled: { color: 'fg.subtle', cursor: 'not-allowed', _hover: { bg: 'bg.panel' } },
  },
});

/** One way on from the map: a large target with an icon, a name and what it does. */
export function MapCard({ icon: Icon, title, text, href, isDisabled = false, onPress }: MapCardProps) {
  const { formatMessage } = useIntl();
  const content = (
    <>
      <chakra.span color={isDisabled ? 'fg.subtle' : 'brand.fg'} mb="1" aria-hidden>
        <Icon size={24} />
      </chakra.span>
      <chakra.span textStyle="strong">{title}</chakra.span>
      <chakra.span textStyle="small" color="fg.muted">
        {text}
      </chakra.span>
    </>
  );
  if (href === undefined) {
    return (
      <Tile asChild>
        <button type="button" disabled={isDisabled} onClick={onPress}>
          {content}
        </button>
      </Tile>
    );
  }
  // The phone's own addresses (geo:, maps:) open an app and would leave an empty tab behind.
  const isPage = href.startsWith('https:');
  return (
    <Tile asChild>
      <a href={href} target={isPage ? '_blank' : undefined} rel="noopener noreferrer" onClick={onPress}>
        {content}
        {isPage && <chakra.span srOnly>{formatMessage(CARD_MESSAGES.newTab)}</chakra.span>}
      </a>
    </Tile>
  );
}
