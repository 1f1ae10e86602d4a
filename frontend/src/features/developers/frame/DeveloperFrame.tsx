import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ArrowRightLeft, BookOpen, Rocket, Terminal, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { LanguageMenu } from '../../../components/language/LanguageMenu';
import { Logo } from '../../../components/Logo';
import { SkipLink } from '../../../components/SkipLink';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { FRAME_MESSAGES as TEXTS } from './messages';

const PAGES: readonly { to: string; icon: LucideIcon; text: MessageDescriptor }[] = [
  { to: DEVELOPER_PATHS.start, icon: Rocket, text: TEXTS.start },
  { to: DEVELOPER_PATHS.explorer, icon: Terminal, text: TEXTS.explorer },
  { to: DEVELOPER_PATHS.schema, icon: BookOpen, text: TEXTS.schema },
  { to: DEVELOPER_PATHS.rest, icon: ArrowRightLeft, text: TEXTS.rest },
];

/** The frame of a page for developers: links to the others beside it, above it on a phone. */
export function DeveloperFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Box display={{ base: 'block', lg: 'grid' }} gridTemplateColumns="216px minmax(0, 1fr)" minH="100dvh">
      <SkipLink />
      <Flex
        as="aside"
        direction="column"
        bg="bg.panel"
        borderEndWidth={{ lg: '1px' }}
        borderBottomWidth={{ base: '1px', lg: '0' }}
        borderColor="border"
        px="2.5"
        py="2"
      >
        <Flex align="center" gap="2.5" px="2" color="brand.fg">
          <Logo />
          <Box flex="1" color="fg">
            <Text textStyle="strong">WakaFine</Text>
            <Text textStyle="micro" color="fg.muted">
              {formatMessage(TEXTS.developers)}
            </Text>
          </Box>
          <LanguageMenu isShort />
        </Flex>
        <Flex
          as="nav"
          aria-label={formatMessage(TEXTS.pages)}
          direction={{ base: 'row', lg: 'column' }}
          overflowX="auto"
          gap="1"
          mt="2"
        >
          {PAGES.map(({ to, icon, text }) => (
            <PageLink key={to} to={to} icon={icon} text={formatMessage(text)} />
          ))}
        </Flex>
      </Flex>
      <Box as="main" id="content" minW="0" px={{ base: '4', lg: '6' }} py="4" maxW="1040px">
        {children}
      </Box>
    </Box>
  );
}

function PageLink({ to, icon: Icon, text }: { to: string; icon: LucideIcon; text: string }) {
  return (
    <chakra.span
      asChild
      display="flex"
      alignItems="center"
      gap="2.5"
      px="2.5"
      minH={{ base: '12', lg: '9' }}
      borderRadius="8px"
      textStyle="label"
      color="fg.muted"
      whiteSpace="nowrap"
      css={{
        '&[aria-current=page]': {
          background: '{colors.brand.subtle}',
          color: '{colors.fg}',
          fontWeight: '700',
        },
      }}
    >
      <NavLink to={to}>
        <Icon size={18} aria-hidden />
        {text}
      </NavLink>
    </chakra.span>
  );
}
