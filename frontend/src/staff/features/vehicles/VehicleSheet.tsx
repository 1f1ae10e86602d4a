import { Flex } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { DetailSheet } from '../../kit/pieces/DetailSheet';
import type { RowNeighbours } from '../../kit/pieces/SheetNeighbours';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import type { Plates } from '../../kit/plates/usePlates';
import { AgencyPart } from './AgencyPart';
import { CodeList } from './CodeList';
import { DeviceList } from './DeviceList';
import { VEHICLES_MESSAGES } from './acts/messages';
import { useVehicle } from './acts/useVehicle';
import type { AskedAct } from './acts/vehicle-acts';
import { VehicleActDialog } from './acts/VehicleActDialog';

export interface VehicleSheetProps {
  vehicleId: string;
  plates: Plates;
  neighbours: RowNeighbours;
  /** Called after every act. */
  onChanged: () => void;
  /** Called with the code whose sticker is wanted. */
  onSticker: (codeId: string) => void;
  onClose: () => void;
}

/** One vehicle of the register: its agency, its codes and its devices, with what can be done about each. */
export function VehicleSheet(props: VehicleSheetProps) {
  const { vehicleId, plates, neighbours, onChanged, onSticker, onClose } = props;
  const { formatMessage } = useIntl();
  const { vehicle, hasFailed, reload } = useVehicle(vehicleId);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const accept = () => {
    void reload();
    onChanged();
  };
  return (
    <>
      <DetailSheet
        isOpen
        onClose={onClose}
        title={vehicle ? plates.textOf(vehicle) : formatMessage(VEHICLES_MESSAGES.title)}
        neighbours={neighbours}
        titleMark={vehicle && <PlatesButton plates={plates} rows={[vehicle]} />}
      >
        {vehicle && (
          <Flex direction="column" gap="6" pb="4">
            <AgencyPart vehicle={vehicle} onAsk={setAsked} />
            <CodeList codes={vehicle.codes} onAsk={setAsked} onSticker={onSticker} />
            <DeviceList devices={vehicle.devices} onAsk={setAsked} />
          </Flex>
        )}
        {vehicle === null && (
          <EmptyState icon={SearchX} title={formatMessage(VEHICLES_MESSAGES.missing)} headingLevel="h3" />
        )}
        {hasFailed && (
          <ErrorState text={formatMessage(VEHICLES_MESSAGES.failed)} onRetry={() => void reload()} />
        )}
        {vehicle === undefined && !hasFailed && (
          <Skeleton>
            <SkeletonBlock h="24" />
          </Skeleton>
        )}
      </DetailSheet>
      {vehicle && asked !== null && (
        <VehicleActDialog
          asked={asked}
          vehicle={vehicle}
          plate={plates.textOf(vehicle)}
          onDone={accept}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
