import { chakra } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MeasuredPlace } from '../../../lib/geolocation/current-place';
import { LazyIncidentSheet } from './LazyIncidentSheet';
import { INCIDENT_MESSAGES } from '../draft/messages';
import { useFreshDraft } from './useFreshDraft';
import { useSyncExternalStore } from 'react';

/** The first pixels move under any finger: only beyond them the page counts as scrolled. */
const SCROLLED_FROM_PX = 24;

export interface ReportButtonProps {
  accountId: string;
  /** Current position of the active journey; null without one. */
  place: MeasuredPlace | null;
}

/** The button that floats over the home page and submits an incident; only its picture once the page has scrolled. */
export function ReportButton({ accountId, place }: ReportButtonProps) {
  const { formatMessage } = useIntl();
  const { fresh, begin, discard } = useFreshDraft(place);
  const isScrolled = useIsScrolled();
  return (
    <>
      <chakra.button
        type="button"
        data-floating
        aria-label={formatMessage(INCIDENT_MESSAGES.title)}
        onClick={begin}
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
        px={isScrolled ? '0' : '5'}
        borderRadius="full"
        bg="brand.solid"
        color="brand.contrast"
        boxShadow="floating"
        textStyle="strong"
        cursor="pointer"
      >
        <Megaphone size={24} aria-hidden />
        {!isScrolled && formatMessage(INCIDENT_MESSAGES.report)}
      </chakra.button>
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

/** Whether the page has been scrolled down. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > SCROLLED_FROM_PX);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
