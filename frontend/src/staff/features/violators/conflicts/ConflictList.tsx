import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../../components/states/EmptyState';
import type { ViewState } from '../../../kit/frame/useViewState';
import { PlatesButton } from '../../../kit/plates/PlatesButton';
import { usePlates } from '../../../kit/plates/usePlates';
import { StaffTable } from '../../../kit/table/StaffTable';
import { CONFLICT_MESSAGES } from './conflict-messages';
import { ConflictCard } from './ConflictCard';
import { ConflictDetails } from './ConflictDetails';
import { useConflictColumns } from './useConflictColumns';
import { useVehicleConflicts } from './useVehicleConflicts';
import type { VIOLATOR_VIEW } from '../view/violator-view';

/** Events in which the phones of a vehicle disagree, or that only witnesses saw: nobody is accused by them. */
export function ConflictList({ view, change }: ViewState<typeof VIOLATOR_VIEW>) {
  const { formatMessage } = useIntl();
  const table = useVehicleConflicts();
  const plates = usePlates('VEHICLE');
  const columns = useConflictColumns(plates);
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
        renderCard={(row) => <ConflictCard row={row} plates={plates} />}
        empty={
          <EmptyState
            icon={ShieldCheck}
            title={formatMessage(CONFLICT_MESSAGES.emptyTitle)}
            text={formatMessage(CONFLICT_MESSAGES.emptyText)}
          />
        }
        actions={<PlatesButton plates={plates} rows={table.rows ?? []} />}
      />
      {open !== null && (
        <ConflictDetails conflict={open} plates={plates} onClose={() => change({ open: '' })} />
      )}
    </>
  );
}
