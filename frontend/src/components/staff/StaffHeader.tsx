import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { LanguageMenu } from '../language/LanguageMenu';
import { Logo } from '../Logo';

/** The header of pages of staff outside the dashboard: the way to it, and the language. */
export function StaffHeader() {
  return (
    <Flex
      as="header"
      align="center"
      justify="space-between"
      h="14"
      flexShrink="0"
      ps={{ base: '4', md: '6' }}
      pe="1"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Flex asChild align="center" gap="2" minH="12" color="brand.fg" textDecoration="none">
        <Link to={PATHS.admin}>
          <Logo />
          <chakra.span textStyle="section" letterSpacing="-0.02em" color="fg">
            WakaFine
          </chakra.span>
        </Link>
      </Flex>
      <LanguageMenu isShort />
    </Flex>
  );
}
