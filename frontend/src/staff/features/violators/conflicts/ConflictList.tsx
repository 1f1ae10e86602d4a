import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../../components/states/EmptyState';
import type { ViewState } from '../../../kit/frame/useViewState';
import { PlateCell } from '../../../kit/plates/PlateCell';
import { PlatesButton } from '../../../kit/plates/PlatesButton';
import { usePlates } from '../../../kit/plates/usePlates';
import { useRowReveal } from '../../../kit/plates/useRowReveal';
import { StaffTable } from '../../../kit/table/StaffTable';
import { CONFLICT_MESSAGES, CONFLICT_LEVELS } from './conflict-messages';
import { ConflictDetails } from './ConflictDetails';
import { useConflictColumns } from './useConflictColumns';
import type { VIOLATOR_VIEW } from '../view/violator-view';
import { Flex, Text } from '@chakra-ui/react';
import type { VehicleConflictRowFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import type { Plates } from '../../../kit/plates/usePlates';
import { farthestKm } from './conflict-facts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { VehicleConflictsDocument } from '../../../../graphql/staff';
import { rowsPage } from '../../../kit/table/rows/list-page';
import { useKeysetRows, type KeysetRows } from '../../../kit/table/rows/useKeysetRows';

/** Rows of a page. */
const PAGE_SIZE = 50;

/** Events in which the phones of a vehicle disagree, or that only witnesses saw: nobody is accused by them. */
export function ConflictList({ view, change }: ViewState<typeof VIOLATOR_VIEW>) {
  const { formatMessage } = useIntl();
  const table = useVehicleConflicts();
  const plates = usePlates('VEHICLE');
  const { onReveal, sheet } = useRowReveal(plates);
  const columns = useConflictColumns(plates, onReveal);
  const open = table.rows?.find(({ id }) => id === view.open) ?? null;
  return (
    <>
      <StaffTable
        id="vehicle-conflicts"
        label={formatMessage(CONFLICT_MESSAGES.list)}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={plates.textOf}
        data={table}
        openKey={view.open}
        onOpen={({ id }) => change({ open: id }, { isStep: true })}
        renderCard={(row) => <ConflictCard row={row} plates={plates} onReveal={onReveal} />}
        empty={
          <EmptyState
            icon={ShieldCheck}
            title={formatMessage(CONFLICT_MESSAGES.emptyTitle)}
            text={formatMessage(CONFLICT_MESSAGES.emptyText)}
          />
        }
        actions={<PlatesButton plates={plates} rows={table.rows ?? []} />}
      />
      {sheet}
      {open !== null && (
        <ConflictDetails conflict={open} plates={plates} onClose={() => change({ open: '' })} />
      )}
    </>
  );
}

interface ConflictCardProps {
  row: VehicleConflictRowFragment;
  plates: Plates;
  onReveal: (row: VehicleConflictRowFragment) => void;
}

/** One conflict on a phone. */
function ConflictCard({ row, plates, onReveal }: ConflictCardProps) {
  const { formatMessage } = useIntl();
  const { dateAndTime, distance } = useFormats();
  const km = farthestKm(row.phones);
  return (
    <Flex direction="column" gap="1.5">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <PlateCell plates={plates} row={row} onReveal={onReveal} />
        <Text textStyle="label">{formatMessage(CONFLICT_LEVELS[row.level])}</Text>
      </Flex>
      <Text textStyle="small" color="fg.muted">
        {dateAndTime(row.startedAt)}
      </Text>
      {km !== null && (
        <Text textStyle="small">
          {formatMessage(CONFLICT_MESSAGES.apart)} <b>{distance(km)}</b>
        </Text>
      )}
    </Flex>
  );
}

/** The events that accuse nobody and that staff look at, newest first. */
function useVehicleConflicts(): KeysetRows<VehicleConflictRowFragment> {
  const intl = useIntl();
  const client = useApolloClient();
  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: VehicleConflictsDocument,
        variables: { first: PAGE_SIZE, after },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) {
        throw new Error('The answer to vehicleConflicts is empty');
      }
      return rowsPage(data.vehicleConflicts, intl);
    },
    [client, intl],
  );
  return useKeysetRows({ askKey: 'conflicts', ask, keyOf: ({ id }) => id });
}
