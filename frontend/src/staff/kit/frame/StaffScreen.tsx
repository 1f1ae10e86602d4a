import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../../../lib/format/usePageTitle';
import { KEYS_MESSAGES } from '../keys/messages';
import { KeyLine } from '../keys/KeyLine';
import { TotpNotice } from '../presence/TotpNotice';
import { StaffTopBar, type StaffTopBarProps } from './StaffTopBar';

export interface StaffScreenProps extends StaffTopBarProps {
  children: ReactNode;
  /** Whether the page is as high as the window from 1280 px on and scrolls in its parts only. */
  isFilled?: boolean;
  /** Keys of the page beside those of every page: `list` for those of a list; null where the page shows its own line. */
  keys?: 'list' | 'none' | null;
}

/** One page of the dashboard: its top bar, and below it what it shows. Every page is one. */
export function StaffScreen({ children, isFilled = false, keys = 'none', ...bar }: StaffScreenProps) {
  usePageTitle(bar.title);
  return (
    <Flex
      direction="column"
      flex="1"
      minW="0"
      minH="100dvh"
      h={isFilled ? { base: 'auto', lg: '100dvh' } : 'auto'}
    >
      <StaffTopBar {...bar} />
      <Box
        as="main"
        id="content"
        tabIndex={-1}
        display="flex"
        flexDirection="column"
        gap="3"
        flex="1"
        minH="0"
        minW="0"
        outline="none"
        ps={{ base: '4', md: '5' }}
        pe="4"
        pt={{ base: '2', md: '0' }}
        pb="4"
      >
        <TotpNotice />
        {children}
      </Box>
      {keys !== null && <ScreenKeys isList={keys === 'list'} />}
    </Flex>
  );
}

function ScreenKeys({ isList }: { isList: boolean }) {
  const { formatMessage } = useIntl();
  const keys = [
    { keys: ['j', 'k'], text: formatMessage(KEYS_MESSAGES.move) },
    { keys: ['Enter'], text: formatMessage(KEYS_MESSAGES.open) },
    { keys: ['/'], text: formatMessage(KEYS_MESSAGES.filter) },
  ];
  return (
    <Box as="footer" ps={{ base: '4', md: '5' }} pe="4" pb="2" flexShrink="0">
      <KeyLine label={formatMessage(KEYS_MESSAGES.line)} keys={isList ? keys : []} />
    </Box>
  );
}
