import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { Logo } from '../../components/Logo';
import { PATHS } from '../../lib/paths';

/** A page before the sign-in: logo and language above, one column below. */
export function DoorFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh">
      <Flex
        as="header"
        align="center"
        justify="space-between"
        h="14"
        ps={{ base: '4', md: '6' }}
        pe="1"
        bg="bg.panel"
        borderBottomWidth="1px"
      >
        <Flex asChild align="center" gap="2" minH="12" color="brand.fg" textDecoration="none">
          <Link to={PATHS.home}>
            <Logo />
            <chakra.span textStyle="section" letterSpacing="-0.02em" color="fg">
              WakaFine
            </chakra.span>
          </Link>
        </Flex>
        <LanguageMenu isShort />
      </Flex>
      <Flex as="main" direction="column" w="full" maxW="480px" mx="auto" px="4" pt="6" pb="12">
        {children}
      </Flex>
    </Flex>
  );
}
