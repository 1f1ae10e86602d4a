import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react';
import { isConsentMissing } from '@wakafine/domain/consent';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { CHOICE_MESSAGES } from '../../components/vehicle/messages';
import { VEHICLE_ICONS } from '../../components/vehicle/vehicle-icons';
import { readLastVehicle, type StartValues } from '../../lib/last-vehicle';
import { useViewer } from '../../lib/session';
import { useStartJourneyDialog } from '../../lib/shell-state';
import { useDrive } from './drive-context';
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
  const isOneTap = lastVehicle !== null && !isConsentMissing(viewer?.consentVersion);

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
      <Heading as="h1" textStyle="heading" mt="0.5">
        {formatMessage(IDLE_MESSAGES.title)}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="1" mb="4">
        {formatMessage(IDLE_MESSAGES.hint)}
      </Text>
      {lastVehicle && <VehicleRow vehicle={lastVehicle} onChange={dialog.open} />}
      <Button size="lg" width="full" loading={isStarting} onClick={() => void handleStart()}>
        <Play size={24} aria-hidden />
        {formatMessage(IDLE_MESSAGES.start)}
      </Button>
    </Card>
  );
}

function VehicleRow({ vehicle, onChange }: { vehicle: StartValues; onChange: () => void }) {
  const { formatMessage } = useIntl();
  const Icon = VEHICLE_ICONS[vehicle.vehicleType];
  return (
    <chakra.button
      type="button"
      onClick={onChange}
      w="full"
      minH="12"
      mb="3"
      px="3"
      py="1"
      display="flex"
      alignItems="center"
      gap="2"
      bg="bg.muted"
      borderRadius="control"
      textAlign="start"
      cursor="pointer"
    >
      <Icon size={20} aria-hidden />
      <chakra.span flex="1" minW="0" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
        <chakra.span textStyle="plate" fontSize="1rem" lineHeight="1.25rem" whiteSpace="nowrap">
          {vehicle.registrationNumber}
        </chakra.span>
        <chakra.span textStyle="small" color="fg.muted">
          {formatMessage(CHOICE_MESSAGES[vehicle.category])} · {formatMessage(CHOICE_MESSAGES[vehicle.role])}
        </chakra.span>
      </chakra.span>
      <chakra.span textStyle="label" color="brand.fg">
        {formatMessage(IDLE_MESSAGES.change)}
      </chakra.span>
    </chakra.button>
  );
}
