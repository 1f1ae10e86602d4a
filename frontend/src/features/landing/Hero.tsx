import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { Logo } from '../../components/Logo';
import { RoadArt } from '../../components/RoadArt';
import { PATHS } from '../../lib/paths';
import type { ReturnState } from '../../lib/return-path';
import { LANDING_MESSAGES } from './messages';

/** The green top of the landing page: name, promise, the dial rising over the road, and the way in. */
export function Hero() {
  const intl = useIntl();
  const location = useLocation();
  const state: ReturnState = { returnTo: `${location.pathname}${location.search}${location.hash}` };
  return (
    <Flex as="header" direction="column" bg="hero" color="hero.fg">
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        ps="4"
        pe="1"
        pt="1"
        maxW={{ base: 'content', lg: 'contentLg' }}
        w="full"
        mx="auto"
      >
        <Flex align="center" gap="2">
          <Logo />
          <chakra.span textStyle="section" letterSpacing="-0.02em">
            WakaFine
          </chakra.span>
        </Flex>
        <LanguageMenu />
      </Flex>
      <Box
        px={{ base: '6', md: '4' }}
        pt="8"
        w="full"
        maxW={{ base: 'content', lg: 'contentLg' }}
        mx="auto"
        // Over the road and the button, which stand in the middle.
        textAlign={{ md: 'center' }}
      >
        <Heading as="h1" textStyle="displayLg">
          {intl.formatMessage(LANDING_MESSAGES.headline)}
        </Heading>
        <Text
          mt="3"
          maxW="22rem"
          mx={{ md: 'auto' }}
          fontSize="1.125rem"
          lineHeight="1.625rem"
          color="hero.muted"
          textWrap="balance"
        >
          {intl.formatMessage(LANDING_MESSAGES.tagline)}
        </Text>
      </Box>
      <Box mt="6">
        <RoadArt groundColor="hero.ground" />
      </Box>
      <Box bg="hero.ground" px="6" pb="5">
        <Flex direction="column" gap="3" w="full" maxW="384px" mx="auto" textAlign="center">
          <Button asChild size="lg" bg="white" color="#0B1F18">
            <Link to={PATHS.signIn} state={state}>
              {intl.formatMessage(LANDING_MESSAGES.start)}
            </Link>
          </Button>
          <Text textStyle="small" color="hero.muted">
            {intl.formatMessage(LANDING_MESSAGES.note)}
          </Text>
        </Flex>
      </Box>
    </Flex>
  );
}
