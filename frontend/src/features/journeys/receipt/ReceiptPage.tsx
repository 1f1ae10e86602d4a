import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Download, Share2, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { IconButton } from '../../../components/IconButton';
import { NotLoaded } from '../../../components/states/NotLoaded';
import { usePageTitle } from '../../../lib/format/usePageTitle';
import { useFormats } from '../../../lib/format/format';
import { journeyPath, PATHS } from '../../../lib/paths';
import { JourneySkeleton } from '../JourneySkeleton';
import { useJourneyPdf } from '../useJourneyPdf';
import { RECEIPT_MESSAGES as TEXTS } from './messages';
import { ReceiptCheck } from './ReceiptCheck';
import { ReceiptFigures } from './ReceiptFigures';
import { ReceiptProofs } from './ReceiptProofs';
import { ReceiptRoute } from './ReceiptRoute';
import { ReceiptShareSheet } from './ReceiptShareSheet';
import { ReceiptViolations } from './ReceiptViolations';
import { useReceiptJourney, type ReceiptJourney } from './useReceiptJourney';
import { useTripName } from './useTripName';

/** The receipt of a journey that has ended, on one page: also without a network. */
export function ReceiptPage() {
  const intl = useIntl();
  const { journeyId = '' } = useParams();
  const { shown, hasFailed, retry } = useReceiptJourney(journeyId);
  if (shown !== null) {
    return <Receipt shown={shown} />;
  }
  return (
    <Flex direction="column" gap="4">
      <ReceiptBar line={null} />
      {hasFailed ? (
        <NotLoaded text={intl.formatMessage(TEXTS.error)} onRetry={retry} headingLevel="h1" />
      ) : (
        <JourneySkeleton />
      )}
    </Flex>
  );
}

function Receipt({ shown }: { shown: ReceiptJourney }) {
  const { formatMessage } = useIntl();
  const { journey, route, isConfirmed } = shown;
  const trip = useTripName(route);
  const pdf = useJourneyPdf(journey, route ?? [], { isJudged: isConfirmed });
  const [isSharing, setIsSharing] = useState(false);
  usePageTitle(formatMessage(TEXTS.tab, { trip }));
  const line = isConfirmed
    ? formatMessage(TEXTS.number, { number: journey.id })
    : formatMessage(TEXTS.noNumber);
  return (
    <Flex direction="column" gap="4">
      <ReceiptBar
        line={line}
        action={
          <IconButton
            label={formatMessage(TEXTS.download)}
            icon={<Download size={20} aria-hidden />}
            disabled={route === null || pdf.state.kind === 'working'}
            onClick={() => void pdf.make()}
          />
        }
      />
      <TripHead trip={trip} shown={shown} />
      <ReceiptProofs receipt={shown.receipt} isConfirmed={isConfirmed} />
      <ReceiptFigures journey={journey} />
      <ReceiptRoute shown={shown} />
      <ReceiptViolations journey={journey} isConfirmed={isConfirmed} />
      <ReceiptCheck violations={journey.violations} />
      {isConfirmed && (
        <Button asChild variant="ghost" alignSelf="center">
          <Link to={journeyPath(journey.id)}>{formatMessage(TEXTS.details)}</Link>
        </Button>
      )}
      <ShareFoot onShare={() => setIsSharing(true)} />
      <ReceiptShareSheet shown={shown} trip={trip} isOpen={isSharing} onClose={() => setIsSharing(false)} />
    </Flex>
  );
}

/** The head of the page, on phones in the place of the app's header. */
function ReceiptBar({ line, action }: { line: string | null; action?: ReactNode }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <Flex
      align="center"
      minH="14"
      mx={{ base: '-4', md: '-3' }}
      mt={{ base: '-4', md: '0' }}
      px="1"
      py={{ base: '1', md: '0' }}
      position={{ base: 'sticky', md: 'static' }}
      top="0"
      zIndex={{ base: 'bar', md: 'auto' }}
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderBottomWidth={{ base: '1px', md: '0' }}
    >
      <IconButton
        label={formatMessage(TEXTS.close)}
        icon={<X size={24} aria-hidden />}
        onClick={() => void navigate(PATHS.home)}
      />
      <Box flex="1" minW="0" ps="1">
        <Text textStyle="section">{formatMessage(TEXTS.title)}</Text>
        {line !== null && (
          <Text textStyle="small" color="fg.muted">
            {line}
          </Text>
        )}
      </Box>
      {action}
    </Flex>
  );
}

function TripHead({ trip, shown: { journey } }: { trip: string; shown: ReceiptJourney }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function readTripFirst() {
    heading.current?.focus();
  }, []);
  const { startTime, endTime } = journey;
  return (
    <div>
      <Heading
        as="h1"
        ref={heading}
        tabIndex={-1}
        outline="none"
        textStyle="title"
        letterSpacing="-.02em"
        overflowWrap="anywhere"
      >
        {trip}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="1">
        {formatMessage(TEXTS.hours, {
          day: formats.date(startTime),
          start: formats.time(startTime),
          end: formats.time(endTime ?? startTime),
        })}
      </Text>
    </div>
  );
}

/** Pinned above the tabs, with a ground of its own. */
function ShareFoot({ onShare }: { onShare: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <chakra.div
      position="sticky"
      zIndex="1"
      bottom={{ base: 'calc(64px + env(safe-area-inset-bottom))', md: '0' }}
      mx={{ base: '-4', md: '0' }}
      mb={{ base: '-6', md: '0' }}
      px={{ base: '4', md: '0' }}
      py="3"
      bg="bg"
      borderTopWidth="1px"
    >
      <Button size="lg" w="full" onClick={onShare}>
        <Share2 size={20} aria-hidden />
        {formatMessage(TEXTS.share)}
      </Button>
    </chakra.div>
  );
}
