import { BusFront } from 'lucide-react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import type { ViewState } from '../../kit/frame/useViewState';
import { PlateCell } from '../../kit/plates/PlateCell';
import { neighboursIn } from '../../kit/pieces/SheetNeighbours';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import type { Plates } from '../../kit/plates/usePlates';
import { useRowReveal } from '../../kit/plates/useRowReveal';
import { SelectFilter } from '../../kit/table/filters/filters';
import { FilterBar } from '../../kit/table/filters/FilterBar';
import { StaffTable } from '../../kit/table/StaffTable';
import { VEHICLE_ACT_MESSAGES, VEHICLES_MESSAGES } from './acts/messages';
import { RegisterVehicle } from './RegisterVehicle';
import { useRegisteredVehicles } from './useRegisteredVehicles';
import { useVehicleColumns } from './useVehicleColumns';
import { ONLY_WAITING, type VEHICLE_VIEW } from './vehicle-view';
import { VehicleSheet } from './VehicleSheet';
import { useRights } from '../../../lib/session/rights';
import { DemoChip } from '../../../components/staff/DemoChip';
import type { RegisteredVehicleRowFragment } from '../../../graphql/staff';
import { ClassText } from './ClassText';
import { proofMessage } from './acts/proof-message';

export interface VehicleRegisterProps extends ViewState<typeof VEHICLE_VIEW> {
  plates: Plates;
}

/** The vehicles that staff have entered, with the details of one over them. */
export function VehicleRegister({ view, change, reset, plates }: VehicleRegisterProps) {
  const { formatMessage } = useIntl();
  const maySearch = useRights()('canViewFullRegistrations');
  const [search, setSearch] = useState('');
  const [isRegistering, setIsRegistering] = useState(false);
  const isWaiting = view.waiting === ONLY_WAITING;
  const table = useRegisteredVehicles({ search, isWaiting });
  const { onReveal, sheet } = useRowReveal(plates);
  const columns = useVehicleColumns(plates, onReveal);
  return (
    <StaffScreen
      keys="list"
      title={formatMessage(STAFF_PAGE_MESSAGES.vehicles)}
      isFilled
      isLive
      exportAction={
        <Button
          size="sm"
          minH={{ base: '12', md: '9' }}
          // A line of its own on a phone, so that it stays within the width with large letters.
          flex={{ base: '1 1 auto', md: 'none' }}
          maxW="full"
          onClick={() => setIsRegistering(true)}
        >
          {formatMessage(VEHICLE_ACT_MESSAGES.register)}
        </Button>
      }
    >
      <StaffTable
        id="vehicles"
        label={formatMessage(VEHICLES_MESSAGES.list)}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={plates.textOf}
        data={table}
        openKey={view.open}
        onOpen={({ id }) => change({ open: id }, { isStep: true })}
        renderCard={(row) => <VehicleCard row={row} plates={plates} onReveal={onReveal} />}
        empty={
          <EmptyState
            icon={BusFront}
            title={formatMessage(VEHICLES_MESSAGES.emptyTitle)}
            text={formatMessage(VEHICLES_MESSAGES.emptyText)}
          />
        }
        toolbar={
          <FilterBar
            search={
              maySearch
                ? {
                    value: search,
                    placeholder: formatMessage(VEHICLES_MESSAGES.search),
                    onChange: setSearch,
                  }
                : undefined
            }
            activeCount={Number(isWaiting)}
            onReset={() => reset(['waiting'])}
          >
            <SelectFilter
              label={formatMessage(VEHICLES_MESSAGES.waiting)}
              value={view.waiting}
              options={[
                { value: '', label: formatMessage(VEHICLES_MESSAGES.all) },
                { value: ONLY_WAITING, label: formatMessage(VEHICLES_MESSAGES.onlyWaiting) },
              ]}
              onChange={(waiting) => change({ waiting })}
            />
          </FilterBar>
        }
        actions={<PlatesButton plates={plates} rows={table.rows ?? []} />}
      />
      {sheet}
      {view.open !== '' && (
        <VehicleSheet
          vehicleId={view.open}
          plates={plates}
          neighbours={neighboursIn(table.rows ?? [], {
            isOpen: ({ id }) => id === view.open,
            open: ({ id }) => change({ open: id }),
          })}
          onChanged={table.onRetry}
          onSticker={(sticker) => change({ sticker }, { isStep: true })}
          onClose={() => change({ open: '' })}
        />
      )}
      {isRegistering && (
        <RegisterVehicle onRegistered={table.onRetry} onClose={() => setIsRegistering(false)} />
      )}
    </StaffScreen>
  );
}

interface VehicleCardProps {
  row: RegisteredVehicleRowFragment;
  plates: Plates;
  onReveal: (row: RegisteredVehicleRowFragment) => void;
}

/** One vehicle of the register on a phone. */
function VehicleCard({ row, plates, onReveal }: VehicleCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { transportAgency, vehicleClass, waitingCount, isDemo } = row;
  return (
    <Flex direction="column" gap="1.5">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <PlateCell plates={plates} row={row} onReveal={onReveal} />
        {isDemo && <DemoChip />}
      </Flex>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <bdi>{transportAgency ?? formatMessage(VEHICLES_MESSAGES.noAgency)}</bdi>
      </Text>
      <Text textStyle="small">
        <ClassText vehicleClass={vehicleClass} />
      </Text>
      <Text textStyle="small">
        {formatMessage(VEHICLES_MESSAGES.proof)} <b>{formatMessage(proofMessage(row))}</b>
      </Text>
      {waitingCount > 0 && (
        <Text textStyle="label">
          {formatMessage(VEHICLES_MESSAGES.waiting)} {formatNumber(waitingCount)}
        </Text>
      )}
    </Flex>
  );
}
