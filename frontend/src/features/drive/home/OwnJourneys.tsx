import { Button, Flex, Text } from '@chakra-ui/react';
import { CloudUpload, Smartphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { ownStateOf, type OwnJourney } from '../../../lib/offline/own-journey';
import { changeOwnJourney, dropOwnJourney, useOwnJourneys } from '../../../lib/offline/own-journeys';
import { dropReceipt } from '../../../lib/offline/receipts';
import { useReachability } from '../../../lib/network/reachability';
import { useViewer } from '../../../lib/session/session';
import { useLasting } from '../../../lib/useLasting';
import { fixStore } from '../record/fix-store';
import { OWN_JOURNEY_MESSAGES } from '../context/messages';
import { startFault } from '../start-end/start-fault';

/** Items sent within this time are not mentioned, ms. */
const SOON_MS = 2_000;

/** The journeys of this phone that have ended and that the server does not have: how many wait or are on their way, and those that it refused. */
export function OwnJourneys() {
  const { formatMessage } = useIntl();
  const { isReachable } = useReachability();
  const all = useOwnJourneys(useViewer()?.id ?? '') ?? [];
  const savedCount = all.filter((own) => ownStateOf(own) === 'saved').length;
  const isWaiting = useLasting(savedCount > 0, SOON_MS);
  const Icon = isReachable ? CloudUpload : Smartphone;
  const text = isReachable ? OWN_JOURNEY_MESSAGES.sending : OWN_JOURNEY_MESSAGES.saved;
  return (
    <>
      {isWaiting && (
        <Flex align="center" gap="2" textStyle="small" color="fg.muted">
          <Icon size={16} aria-hidden />
          {formatMessage(text, { count: savedCount })}
        </Flex>
      )}
      {all
        .filter((own) => ownStateOf(own) === 'failed')
        .map((own) => (
          <RefusedJourney key={own.clientId} own={own} />
        ))}
    </>
  );
}

function RefusedJourney({ own: { clientId, fault, start } }: { own: OwnJourney }) {
  const { formatMessage } = useIntl();
  const reason = fault === 'CONFLICT' ? OWN_JOURNEY_MESSAGES.conflict : startFault(fault ?? 'INTERNAL');

  async function discard(): Promise<void> {
    const store = await fixStore();
    await store?.discard(clientId);
    await dropReceipt(clientId);
    await dropOwnJourney(clientId);
  }

  return (
    <Card role="alert">
      <Flex align="flex-start" gap="2" color="danger.fg">
        {/* Beside the first line of a long title. */}
        <Flex h="6" align="center" flexShrink="0">
          <ZoneGlyph zone="danger" />
        </Flex>
        <Text textStyle="strong">
          {formatMessage(OWN_JOURNEY_MESSAGES.refused, { plate: start.registrationNumber })}
        </Text>
      </Flex>
      <Text mt="1" mb="3">
        {formatMessage(reason)}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          flex="1 1 8rem"
          onClick={() => void changeOwnJourney(clientId, { fault: null })}
        >
          {formatMessage(OWN_JOURNEY_MESSAGES.retry)}
        </Button>
        <Button flex="1 1 8rem" variant="surface" colorPalette="danger" onClick={() => void discard()}>
          {formatMessage(OWN_JOURNEY_MESSAGES.discard)}
        </Button>
      </Flex>
    </Card>
  );
}
