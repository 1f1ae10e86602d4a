import { Box, chakra, Flex } from '@chakra-ui/react';
import { Gauge, Route, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { RoadLine } from '../../components/RoadLine';
import { PATHS } from '../../lib/paths';
import { Advantage } from './Advantage';
import { Hero } from './Hero';
import { LANDING_MESSAGES } from './messages';

/** What a visitor sees at any address: what the service is, and the way in. */
export function LandingPage() {
  const intl = useIntl();
  const { speedTitle, speedText, zonesTitle, zonesText, journeysTitle, journeysText } = LANDING_MESSAGES;
  return (
    <Flex direction="column" minH="100dvh">
      <Hero />
      <Flex
        as="main"
        direction="column"
        flex="1"
        w="full"
        maxW={{ base: 'content', lg: 'contentLg' }}
        mx="auto"
        px="4"
        py="6"
        gap="6"
      >
        <Box
          display="grid"
          gap={{ base: '4', md: '6' }}
          gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}
        >
          <Advantage icon={Gauge} title={speedTitle} text={speedText} />
          <Advantage icon={TriangleAlert} title={zonesTitle} text={zonesText} />
          <Advantage icon={Route} title={journeysTitle} text={journeysText} />
        </Box>
      </Flex>
      <Flex
        as="footer"
        direction="column"
        align="center"
        gap="2"
        px="4"
        pb="6"
        textStyle="small"
        color="fg.muted"
        textAlign="center"
      >
        <Box w="86px">
          <RoadLine />
        </Box>
        {intl.formatMessage(LANDING_MESSAGES.footer)}
        <Flex gap="4">
          <FooterLink to={PATHS.terms} text={intl.formatMessage(LANDING_MESSAGES.terms)} />
          <FooterLink to={PATHS.privacy} text={intl.formatMessage(LANDING_MESSAGES.privacy)} />
        </Flex>
      </Flex>
    </Flex>
  );
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      minH="12"
      color="brand.fg"
      textDecoration="underline"
    >
      <Link to={to}>{text}</Link>
    </chakra.span>
  );
}
