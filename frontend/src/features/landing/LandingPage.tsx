import { Box, chakra, Flex } from '@chakra-ui/react';
import { Gauge, Megaphone, Route } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../components/states/ErrorState';
import { RoadLine } from '../../components/RoadLine';
import { PATHS } from '../../lib/paths';
import { useSession } from '../../lib/session/session';
import { Advantage } from './Advantage';
import { Hero } from './Hero';
import { LANDING_MESSAGES } from './messages';
import { useAfterPaint } from './useAfterPaint';

/** Without it the page still is what it must be, the way in; hence its failure stays in its place. */
const LandingRoad = lazy(() =>
  import('./LandingRoad').then(
    (road) => ({ default: road.LandingRoad }),
    () => ({ default: RoadUnavailable }),
  ),
);

/** Page of a visitor at any address: the purpose of the service, the way in, and the events on the road. */
export function LandingPage() {
  const intl = useIntl();
  const isPainted = useAfterPaint();
  const { state } = useSession();
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
          <Advantage icon={Megaphone} title={zonesTitle} text={zonesText} />
          <Advantage icon={Route} title={journeysTitle} text={journeysText} />
        </Box>
        {/* Who may yet turn out to be signed in is not greeted. */}
        {isPainted && state.status === 'signedOut' ? (
          <Suspense fallback={<RoadToCome />}>
            <LandingRoad />
          </Suspense>
        ) : (
          <RoadToCome />
        )}
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
        textWrap="balance"
      >
        <Box w="86px">
          <RoadLine />
        </Box>
        {intl.formatMessage(LANDING_MESSAGES.footer)}
        <Flex wrap="wrap" justify="center" columnGap="4">
          <FooterLink to={PATHS.howItWorks} text={intl.formatMessage(LANDING_MESSAGES.howItWorks)} />
          <FooterLink to={PATHS.terms} text={intl.formatMessage(LANDING_MESSAGES.terms)} />
          <FooterLink to={PATHS.privacy} text={intl.formatMessage(LANDING_MESSAGES.privacy)} />
          <FooterLink to={PATHS.developers} text={intl.formatMessage(LANDING_MESSAGES.developers)} />
          <FooterLink to={PATHS.openData} text={intl.formatMessage(LANDING_MESSAGES.openData)} />
        </Flex>
      </Flex>
    </Flex>
  );
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <QuietLink>
      <Link to={to}>{text}</Link>
    </QuietLink>
  );
}

function QuietLink({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minH="12"
      minW="12"
      color="brand.fg"
      textDecoration="underline"
    >
      {children}
    </chakra.span>
  );
}

/** As high as what comes in its place, so that the footer stays where it is. */
function RoadToCome() {
  return <Box minH={{ base: '54rem', lg: '26rem' }} />;
}

function RoadUnavailable() {
  const intl = useIntl();
  return (
    <ErrorState
      text={intl.formatMessage(LANDING_MESSAGES.unavailable)}
      onRetry={() => window.location.reload()}
    />
  );
}
