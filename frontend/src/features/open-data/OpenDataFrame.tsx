import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { Logo } from '../../components/Logo';
import { PATHS } from '../../lib/paths';
import { useIsPhone } from '../../lib/useMediaQuery';
import { OPEN_DATA_PAGE } from './messages';
import { OpenDataLinks } from './OpenDataLinks';

/** Frame of the page: name and languages above, and the page itself; the ways on stand above too, on a phone at the end. */
export function OpenDataFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const isPhone = useIsPhone();
  return (
    <Flex direction="column" minH="100dvh">
      <Flex
        as="header"
        align="center"
        h="15"
        ps={{ base: '4', md: '8' }}
        pe={{ base: '1', md: '8' }}
        bg="bg.panel"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <chakra.span asChild display="flex" alignItems="center" gap="2" minH="12" color="brand.fg">
          <Link to={PATHS.home}>
            <Logo />
            <Text as="span" textStyle="section" color="fg">
              WakaFine{' '}
              <chakra.span
                display={{ base: 'block', md: 'inline' }}
                textStyle={{ base: 'micro', md: 'section' }}
                color="fg.muted"
              >
                <chakra.span hideBelow="md">· </chakra.span>
                {formatMessage(OPEN_DATA_PAGE.brand)}
              </chakra.span>
            </Text>
          </Link>
        </chakra.span>
        <Flex ms="auto" align="center" gap="3">
          {!isPhone && <OpenDataLinks />}
          <LanguageMenu isShort />
        </Flex>
      </Flex>
      <Box
        as="main"
        w="full"
        maxW="1280px"
        mx="auto"
        px={{ base: '4', md: '8' }}
        pt={{ base: '4', md: '6' }}
        pb="8"
      >
        {children}
        {isPhone && (
          <Box mt="4">
            <OpenDataLinks />
          </Box>
        )}
      </Box>
    </Flex>
  );
}
