import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LanguageMenu } from '../../../components/language/LanguageMenu';
import { Logo } from '../../../components/Logo';
import { SkipLink } from '../../../components/SkipLink';
import { ThemeSwitch } from '../../../components/ThemeSwitch';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { DeveloperAccount } from './DeveloperAccount';
import { DeveloperNav } from './DeveloperNav';
import { DEVELOPER_MESSAGES } from './messages';

/** Frame of every page for developers: a rail at the left, or on narrow screens a strip of pages below the head. */
export function DeveloperFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} minH="100dvh">
      <SkipLink />
      <Flex
        as="aside"
        direction="column"
        position={{ lg: 'sticky' }}
        top="0"
        h={{ lg: '100dvh' }}
        w={{ lg: '216px' }}
        flexShrink="0"
        bg="bg.panel"
        borderInlineEndWidth={{ lg: '1px' }}
        borderBottomWidth={{ base: '1px', lg: '0' }}
        overflowY={{ lg: 'auto' }}
      >
        <Flex align="center" h="14" ps="4" pe={{ base: '1', lg: '4' }} flexShrink="0">
          <Brand />
          <Flex display={{ base: 'flex', lg: 'none' }} ms="auto">
            <ThemeSwitch />
            <LanguageMenu isShort />
          </Flex>
        </Flex>
        <DeveloperNav />
        <DeveloperAccount />
      </Flex>
      <Flex
        as="main"
        id="content"
        tabIndex={-1}
        outline="none"
        direction="column"
        flex="1"
        minW="0"
        gap="4"
        w="full"
        maxW="1280px"
        px={{ base: '4', lg: '6' }}
        pb="6"
      >
        {children}
      </Flex>
    </Flex>
  );
}

function Brand() {
  const { formatMessage } = useIntl();
  return (
    <Flex asChild align="center" gap="2.5" color="brand.fg" textDecoration="none">
      <Link to={DEVELOPER_PATHS.overview} aria-label={formatMessage(DEVELOPER_MESSAGES.toOverview)}>
        <Logo />
        <chakra.span color="fg">
          <chakra.span display="block" textStyle="strong" fontWeight="bold" lineHeight="18px">
            WakaFine
          </chakra.span>
          <chakra.span display="block" textStyle="micro" fontWeight="normal" color="fg.muted">
            {formatMessage(DEVELOPER_MESSAGES.product)}
          </chakra.span>
        </chakra.span>
      </Link>
    </Flex>
  );
}
