import { chakra, Flex } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/Logo';
import { ThemeSwitch } from '../../components/ThemeSwitch';
import { useDrive } from '../../features/drive/context/drive-context';
import { PATHS } from '../../lib/paths';
import { useStartJourneyDialog } from '../../lib/shell-state';
import { APP_MESSAGES } from '../pages/messages';
import { AccountMenu } from './AccountMenu';

/**
 * Widths, in letters, below which the buttons leave too little room for logo and name; they grow with the
 * letters.
 */
const NO_ROOM_FOR_NAME = '@container (max-width: 8.25rem)';
/** On a phone, letters from about 140 % on. */
const LARGE_LETTERS = '@container (max-width: 16rem)';
/** Still the name of the link. */
const UNSEEN = { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;

interface AppHeaderProps {
  isHiddenOnPhones?: boolean;
  /** End of the header: theme switch and account menu, where it is known whose. */
  tools?: ReactNode;
  /** The way to start a journey, where none is on. */
  start?: ReactNode;
}

/** Logo, start pill, theme switch and account menu: 56 px that stay at the top, except on phones where a page has a bar of its own. */
export function AppHeader({
  isHiddenOnPhones = false,
  tools = <OwnTools />,
  start = <OwnStart />,
}: AppHeaderProps) {
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="bar"
      display={{ base: isHiddenOnPhones ? 'none' : 'flex', md: 'flex' }}
      align="center"
      h="14"
      flexShrink="0"
      containerType="inline-size"
      ps={{ base: '4', md: '6' }}
      pe={{ base: '1', md: '4' }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Flex
        asChild
        align="center"
        gap="2"
        flex="1"
        minW="0"
        minH="12"
        containerType="inline-size"
        color="brand.fg"
        textDecoration="none"
      >
        <Link to={PATHS.home}>
          <Logo />
          <chakra.span
            textStyle="section"
            letterSpacing="-0.02em"
            color="fg"
            css={{ [NO_ROOM_FOR_NAME]: UNSEEN }}
          >
            WakaFine
          </chakra.span>
        </Link>
      </Flex>
      {start}
      {tools}
    </Flex>
  );
}

function OwnTools() {
  return (
    <>
      <ThemeSwitch />
      <AccountMenu />
    </>
  );
}

/** Nothing while a journey is on: there is one at a time. */
function OwnStart() {
  const { live } = useDrive();
  return live === null && <StartPill />;
}

/** Opens the dialog 'Start New Journey'. */
export function StartPill() {
  const intl = useIntl();
  const { open } = useStartJourneyDialog();
  return (
    <chakra.button
      type="button"
      onClick={open}
      // On the page that is drawn at build, where nothing hears the tap yet.
      data-queues="dialog"
      aria-label={intl.formatMessage(APP_MESSAGES.startLong)}
      position="relative"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      h="9"
      ps="2.5"
      pe="3.5"
      css={{ '@media (max-width: 339px)': { pe: '2.5' }, [LARGE_LETTERS]: { pe: '2.5' } }}
      borderRadius="full"
      bg="brand.subtle"
      color="brand.fg"
      textStyle="label"
      fontWeight="bold"
      cursor="pointer"
      // The finger's target is 48 px high although the pill is 36.
      _before={{ content: '""', position: 'absolute', insetInline: '0', insetBlock: '-6px' }}
    >
      <Play size={18} aria-hidden />
      <chakra.span
        css={{ '@media (max-width: 339px)': { display: 'none' }, [LARGE_LETTERS]: { display: 'none' } }}
      >
        {intl.formatMessage(APP_MESSAGES.start)}
      </chakra.span>
    </chakra.button>
  );
}
