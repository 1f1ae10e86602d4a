import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { BadgeCheck, Gauge, QrCode, Square, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { LivePill } from '../../../components/LivePill';
import { useConnectionState } from '../../../lib/apollo/connection';
import { PATHS } from '../../../lib/paths';
import { CODE_MESSAGES, LEVEL_MESSAGES } from '../code/messages';
import { useDrive, type LiveView } from '../context/drive-context';
import { EndQuestion } from '../start-end/EndQuestion';
import { JOURNEY_MESSAGES } from '../context/messages';
import { SpeedDial } from '../dial/SpeedDial';
import { ZoneBanner } from './ZoneBanner';

const BindSheet = lazy(() => import('../code/BindSheet').then((sheet) => ({ default: sheet.BindSheet })));

/** The journey that is on, while the vehicle stands or a passenger holds the phone. */
export function LiveJourneyCard({ live }: { live: LiveView }) {
  const { formatMessage } = useIntl();
  const { thresholds, alerts, end, isEnding, isUnlocked, setIsUnlocked, setRole, recordHere } = useDrive();
  const [isAsking, setIsAsking] = useState(false);
  const [isScanning, setIsScanning] = useState(false);
  const isPassenger = live.journey.role === 'PASSENGER';
  return (
    <Card pt="3">
      <JourneyHead live={live} />
      <Box mx="-4">
        <Box maxW="380px" mx="auto">
          <SpeedDial
            frame="card"
            speedKmh={live.speedKmh}
            zone={live.zone}
            thresholds={thresholds}
            gps={live.gps}
          />
        </Box>
      </Box>
      <ZoneBanner live={live} isRestored={alerts.given?.alert === 'RESTORED'} />
      <Flex direction="column" gap="3" mt="4">
        {live.isElsewhere && (
          <>
            <Text textStyle="small" color="fg.muted">
              {formatMessage(JOURNEY_MESSAGES.elsewhere)}
            </Text>
            <Button variant="outline" width="full" onClick={recordHere}>
              {formatMessage(JOURNEY_MESSAGES.recordHere)}
            </Button>
          </>
        )}
        {!live.isElsewhere && isUnlocked && (
          <Button variant="outline" width="full" onClick={() => setIsUnlocked(false)}>
            <Gauge size={20} aria-hidden />
            {formatMessage(JOURNEY_MESSAGES.drivingScreen)}
          </Button>
        )}
        {!live.isElsewhere && live.journey.role === 'PASSENGER' && (
          <Button variant="ghost" width="full" onClick={() => setRole('DRIVER')}>
            {formatMessage(JOURNEY_MESSAGES.iDrive)}
          </Button>
        )}
        {live.journey.isOnServer && !live.isElsewhere && live.journey.boundVehicle === null && (
          <Button variant="outline" width="full" onClick={() => setIsScanning(true)}>
            <QrCode size={20} aria-hidden />
            {formatMessage(CODE_MESSAGES.scan)}
          </Button>
        )}
        <Button asChild variant="outline" width="full">
          <Link to={isPassenger ? PATHS.bus : PATHS.family}>
            <Users size={20} aria-hidden />
            {formatMessage(isPassenger ? JOURNEY_MESSAGES.onBoard : JOURNEY_MESSAGES.family)}
          </Link>
        </Button>
        <Button size="lg" width="full" loading={isEnding} onClick={() => setIsAsking(true)}>
          <Square size={20} fill="currentColor" aria-hidden />
          {formatMessage(JOURNEY_MESSAGES.end)}
        </Button>
      </Flex>
      {isScanning && (
        <Suspense fallback={null}>
          <BindSheet isOpen onClose={() => setIsScanning(false)} />
        </Suspense>
      )}
      <EndQuestion
        isOpen={isAsking}
        live={live}
        onCancel={() => setIsAsking(false)}
        onEnd={() => {
          setIsAsking(false);
          void end();
        }}
      />
    </Card>
  );
}

function JourneyHead({ live: { journey } }: { live: LiveView }) {
  const { formatMessage } = useIntl();
  const connection = useConnectionState();
  return (
    <>
      <Flex justify="space-between" align="center" gap="2">
        <Heading as="h1" textStyle="section">
          {formatMessage(JOURNEY_MESSAGES.title)}
        </Heading>
        <LivePill isConnected={connection !== 'reconnecting'} />
      </Flex>
      <Text textStyle="small" color="fg.muted" mt="0.5">
        <Text as="span" textStyle="plate">
          {journey.registrationNumber}
        </Text>
        {journey.driverName !== null &&
          ` · ${formatMessage(JOURNEY_MESSAGES.driver, { name: journey.driverName })}`}
      </Text>
      {journey.boundVehicle !== null && journey.boundVehicle.level !== 'TYPED' && (
        <Flex align="center" gap="1.5" textStyle="small" mt="0.5">
          <BadgeCheck size={16} aria-hidden />
          {formatMessage(LEVEL_MESSAGES[journey.boundVehicle.level], {
            plate: journey.boundVehicle.registrationNumber,
          })}
        </Flex>
      )}
    </>
  );
}
