import { Button, chakra } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MeasuredPlace } from '../../../lib/geolocation/current-place';
import { LazyIncidentSheet } from './LazyIncidentSheet';
import { INCIDENT_MESSAGES } from '../draft/messages';
import { useFreshDraft } from './useFreshDraft';
import { useSyncExternalStore } from 'react';

/** The first pixels move under any finger: only beyond them the page counts as scrolled. */
const SCROLLED_FROM_PX = 24;
/** Letters from this size on make the word lie over the buttons of the page, px. */
const LARGE_LETTERS_PX = 24;

export interface ReportButtonProps {
  accountId: string;
  /** Current position of the active journey; null without one. */
  place: MeasuredPlace | null;
  /** Whether it floats over the page; else it stands among the buttons of a card, and covers nothing. */
  isFloating: boolean;
}

/** The button of the home page that submits an incident. */
export function ReportButton({ accountId, place, isFloating }: ReportButtonProps) {
  const { formatMessage } = useIntl();
  const { fresh, begin, discard } = useFreshDraft(place);
  return (
    <>
      {isFloating ? (
        <FloatingButton onPress={begin} />
      ) : (
        <Button
          variant="outline"
          width="full"
          aria-label={formatMessage(INCIDENT_MESSAGES.title)}
          onClick={begin}
        >
          <Megaphone size={20} aria-hidden />
          {formatMessage(INCIDENT_MESSAGES.report)}
        </Button>
      )}
      {fresh && (
        <LazyIncidentSheet
          key={fresh.draft.clientId}
          accountId={accountId}
          begun={fresh.draft}
          isPlacing={fresh.isPlacing}
          onClose={discard}
        />
      )}
    </>
  );
}

/** Over the page; only its picture once that has scrolled, and with large letters. */
function FloatingButton({ onPress }: { onPress: () => void }) {
  const { formatMessage } = useIntl();
  const isSmall = useSyncExternalStore(subscribe, isInTheWay);
  return (
    <chakra.button
      type="button"
      data-floating
      aria-label={formatMessage(INCIDENT_MESSAGES.title)}
      onClick={onPress}
      position="fixed"
      zIndex="bar"
      insetInlineEnd={{ base: '4', md: '6' }}
      bottom={{ base: 'calc(80px + env(safe-area-inset-bottom))', md: '6' }}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      minW="14"
      h="14"
      px={isSmall ? '0' : '5'}
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      boxShadow="floating"
      textStyle="strong"
      cursor="pointer"
    >
      <Megaphone size={24} aria-hidden />
      {!isSmall && formatMessage(INCIDENT_MESSAGES.report)}
    </chakra.button>
  );
}

/** Whether its word would cover something of the page. */
function isInTheWay(): boolean {
  const { fontSize } = getComputedStyle(document.documentElement);
  return window.scrollY > SCROLLED_FROM_PX || parseFloat(fontSize) >= LARGE_LETTERS_PX;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
