import { Box, Button } from '@chakra-ui/react';
import { isConsentMissing } from '@wakafine/domain/consent';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { VehicleRow } from '../../components/vehicle/VehicleRow';
import { readLastVehicle } from '../../lib/last-vehicle';
import { useViewer } from '../../lib/session';
import { useStartJourneyDialog } from '../../lib/shell-state';
import { useDrive } from './drive-context';
import { IdleWords } from './IdleWords';
import { IDLE_MESSAGES } from './messages';
import { SpeedDial } from './SpeedDial';

/** The home page's first card while no journey is on: an empty dial, the last vehicle, which starts with one tap, and the way to another. */
export function IdleCard() {
  const { formatMessage } = useIntl();
  const { thresholds, start } = useDrive();
  const dialog = useStartJourneyDialog();
  const viewer = useViewer();
  const [lastVehicle] = useState(readLastVehicle);
  const [isStarting, setIsStarting] = useState(false);
  const isOneTap = lastVehicle !== null && !isConsentMissing(viewer?.consent);

  async function handleStart(): Promise<void> {
    if (!isOneTap) {
      dialog.open();
      return;
    }
    setIsStarting(true);
    await start(lastVehicle);
    setIsStarting(false);
  }

  return (
    <Card textAlign="center" pt="2">
      <Box mx="-4">
        <Box maxW="380px" mx="auto">
          <SpeedDial frame="card" speedKmh={null} zone={null} thresholds={thresholds} gps="off" />
        </Box>
      </Box>
      <IdleWords />
      {lastVehicle && (
        <Box mb="3">
          <VehicleRow vehicle={lastVehicle} onChange={dialog.open} />
        </Box>
      )}
      <Button size="lg" width="full" loading={isStarting} onClick={() => void handleStart()}>
        <Play size={24} aria-hidden />
        {formatMessage(IDLE_MESSAGES.start)}
      </Button>
    </Card>
  );
}
