import { Button, Flex, Text } from '@chakra-ui/react';
import { ArrowLeft, Printer, SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import type { Plates } from '../../kit/plates/usePlates';
import { STICKER_MESSAGES, VEHICLES_MESSAGES } from './acts/messages';
import { Sticker } from './Sticker';
import { useVehicle } from './acts/useVehicle';

export interface StickerPageProps {
  vehicleId: string;
  codeId: string;
  plates: Plates;
  onBack: () => void;
}

/** The sticker of a code in force, as it is printed; nothing else of the page comes on paper. */
export function StickerPage({ vehicleId, codeId, plates, onBack }: StickerPageProps) {
  const { formatMessage } = useIntl();
  const { vehicle, hasFailed, reload } = useVehicle(vehicleId);
  const code = vehicle?.codes.find(({ id, revokedAt }) => id === codeId && revokedAt === null);
  return (
    <StaffScreen title={formatMessage(STICKER_MESSAGES.title)}>
      <Flex>
        <Button variant="outline" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden />
          {formatMessage(STICKER_MESSAGES.back)}
        </Button>
      </Flex>
      {vehicle && code !== undefined && plates.hasMasked([vehicle]) && (
        <Flex direction="column" align="flex-start" gap="3">
          <Text>{formatMessage(STICKER_MESSAGES.plateFirst)}</Text>
          <PlatesButton plates={plates} rows={[vehicle]} />
        </Flex>
      )}
      {vehicle && code !== undefined && !plates.hasMasked([vehicle]) && (
        <Flex direction="column" align="flex-start" gap="4">
          <Text color="fg.muted">{formatMessage(STICKER_MESSAGES.howTo)}</Text>
          <Button onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {formatMessage(STICKER_MESSAGES.print)}
          </Button>
          <Sticker path={code.path} typedCode={code.typedCode} plate={plates.textOf(vehicle)} />
        </Flex>
      )}
      {vehicle !== undefined && code === undefined && (
        <EmptyState icon={SearchX} title={formatMessage(STICKER_MESSAGES.missing)} />
      )}
      {hasFailed && (
        <ErrorState text={formatMessage(VEHICLES_MESSAGES.failed)} onRetry={() => void reload()} />
      )}
      {vehicle === undefined && !hasFailed && (
        <Skeleton>
          <SkeletonBlock h="24" />
        </Skeleton>
      )}
    </StaffScreen>
  );
}
