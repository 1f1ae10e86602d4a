import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { BadgeCheck, BusFront, QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { LEVEL_MESSAGES } from '../code/messages';
import type { LiveView } from '../context/drive-context';
import { AgreementLine } from './AgreementLine';
import { BUS_MESSAGES } from './messages';
import { SpeedField } from './SpeedField';

const BindSheet = lazy(() => import('../code/BindSheet').then((sheet) => ({ default: sheet.BindSheet })));

/** The vehicle, its speed as this phone measures it, and whether others agree. */
export function BusCard({ live }: { live: LiveView }) {
  const { formatMessage } = useIntl();
  const [isScanning, setIsScanning] = useState(false);
  const { registrationNumber, transportAgency, boundVehicle, role, isOnServer } = live.journey;
  const bound = boundVehicle !== null && boundVehicle.level !== 'TYPED' ? boundVehicle : null;
  return (
    <Card>
      <Flex gap="3" align="center">
        <Box aria-hidden p="2.5" bg="bg.muted" borderRadius="card">
          <BusFront size={24} />
        </Box>
        <Box minW="0">
          <Text textStyle="plate">{registrationNumber}</Text>
          {(transportAgency ?? '') !== '' && <Text color="fg.muted">{transportAgency}</Text>}
        </Box>
      </Flex>
      <Flex gap="3" wrap="wrap" align="center" mt="3" mb="4">
        {bound !== null && (
          <chakra.span display="inline-flex" alignItems="center" gap="1.5" textStyle="small">
            <BadgeCheck size={16} aria-hidden />
            {formatMessage(LEVEL_MESSAGES[bound.level === 'BOUND' ? 'BOUND' : 'WITNESS'], {
              plate: bound.registrationNumber,
            })}
          </chakra.span>
        )}
        <Text color="fg.muted">
          {formatMessage(role === 'PASSENGER' ? BUS_MESSAGES.passenger : BUS_MESSAGES.driver)}
        </Text>
      </Flex>
      <SpeedField live={live} />
      {bound !== null && <AgreementLine />}
      {bound === null && isOnServer && !live.isElsewhere && (
        <Button variant="outline" width="full" mt="4" onClick={() => setIsScanning(true)}>
          <QrCode size={20} aria-hidden />
          {formatMessage(BUS_MESSAGES.scan)}
        </Button>
      )}
      {isScanning && (
        <Suspense fallback={null}>
          <BindSheet isOpen onClose={() => setIsScanning(false)} />
        </Suspense>
      )}
    </Card>
  );
}
