import { Box, Button, Text } from '@chakra-ui/react';
import { BusFront, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { STATE_MESSAGES } from '../../../components/consent/messages';
import { VehicleRow } from '../../../components/vehicle/VehicleRow';
import { useConsent } from '../../../lib/consent/useConsent';
import { START_ID, takeQueuedStart } from '../../../lib/drawn-page';
import { PATHS } from '../../../lib/paths';
import { readLastVehicle } from '../../../lib/storage/last-vehicle';
import { useStartJourneyDialog } from '../../../lib/shell-state';
import { useDrive } from '../context/drive-context';
import { IdleWords } from './IdleWords';
import { IDLE_MESSAGES } from '../context/messages';
import { SpeedDial } from '../dial/SpeedDial';

/** The home page's first card while no journey is on: an empty dial, the last vehicle, which starts with one tap, and the way to another. */
export function IdleCard() {
  const { formatMessage } = useIntl();
  const { thresholds, start } = useDrive();
  const dialog = useStartJourneyDialog();
  const { isMissing, mayRecord } = useConsent();
  const isOff = !isMissing && !mayRecord;
  const [lastVehicle] = useState(readLastVehicle);
  const [isStarting, setIsStarting] = useState(false);
  const isOneTap = lastVehicle !== null && mayRecord;

  async function handleStart(): Promise<void> {
    if (!isOneTap) {
      dialog.open();
      return;
    }
    setIsStarting(true);
    await start(lastVehicle);
    setIsStarting(false);
  }

  useEffect(function followQueuedStart() {
    const queued = takeQueuedStart();
    if (queued !== null) {
      // As the tap itself would have come: after this is drawn.
      void Promise.resolve().then(() => (queued === 'start' ? handleStart() : dialog.open()));
    }
  });

  return (
    <Card textAlign="center" pt="2">
      <Box mx="-4">
        <Box maxW="380px" mx="auto">
          <SpeedDial frame="card" speedKmh={null} zone={null} thresholds={thresholds} gps="off" />
        </Box>
      </Box>
      <IdleWords />
      {lastVehicle && !isOff && (
        <Box mb="3">
          <VehicleRow vehicle={lastVehicle} onChange={dialog.open} />
        </Box>
      )}
      {isOff ? (
        <RecordingOff onChange={dialog.open} />
      ) : (
        <Button id={START_ID} size="lg" width="full" loading={isStarting} onClick={() => void handleStart()}>
          <Play size={24} aria-hidden />
          {formatMessage(IDLE_MESSAGES.start)}
        </Button>
      )}
      <Button asChild variant="ghost" width="full" mt="2">
        <Link to={PATHS.bus}>
          <BusFront size={20} aria-hidden />
          {formatMessage(IDLE_MESSAGES.bus)}
        </Link>
      </Button>
    </Card>
  );
}

/** In the place of the start while the yes to recording is withdrawn. */
function RecordingOff({ onChange }: { onChange: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text mb="3">{formatMessage(STATE_MESSAGES.offText)}</Text>
      <Button variant="outline" size="lg" width="full" onClick={onChange}>
        {formatMessage(STATE_MESSAGES.offAction)}
      </Button>
    </>
  );
}
