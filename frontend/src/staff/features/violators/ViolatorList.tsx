import { Car } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { VIOLATOR_STATUS_MESSAGES } from '../../../components/messages';
import { CATEGORY_MESSAGES } from '../../../components/vehicle-messages';
import type { ViewState } from '../../kit/frame/useViewState';
import { neighboursIn } from '../../kit/pieces/SheetNeighbours';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import { usePlates } from '../../kit/plates/usePlates';
import { useRowReveal } from '../../kit/plates/useRowReveal';
import { SelectFilter } from '../../kit/table/filters/filters';
import { FilterBar } from '../../kit/table/filters/FilterBar';
import { StaffTable } from '../../kit/table/StaffTable';
import { DecisionDialog, type AskedDecision } from './DecisionDialog';
import { VIOLATORS_MESSAGES } from './view/messages';
import { useStaffViolators } from './useStaffViolators';
import { ViolatorCard } from './ViolatorCard';
import { useViolatorColumns } from './useViolatorColumns';
import { ANY_CATEGORY, STATUSES, type VIOLATOR_VIEW } from './view/violator-view';
import { useProposedViolators, ViolatorAnswer } from './ViolatorAnswer';
import { ViolatorSheet } from './ViolatorSheet';

const FILTERS = ['category', 'status', 'q'] as const;

/** The vehicles with violations or a status, each with what staff can decide on it. */
export function ViolatorList({ view, change, reset }: ViewState<typeof VIOLATOR_VIEW>) {
  const { formatMessage } = useIntl();
  const table = useStaffViolators(view);
  const plates = usePlates('VEHICLE');
  const { onReveal, sheet } = useRowReveal(plates);
  const columns = useViolatorColumns(plates, onReveal);
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const search = useCallback((q: string) => change({ q }), [change]);
  const proposed = useProposedViolators();
  const known = [...(table.rows ?? []), ...(proposed?.rows ?? [])];
  const open = known.find(({ vehicleId }) => vehicleId === view.open) ?? null;
  return (
    <>
      {proposed !== null && (
        <ViolatorAnswer
          proposed={proposed}
          plates={plates}
          onOpen={(vehicleId) => change({ open: vehicleId }, { isStep: true })}
        />
      )}
      <StaffTable
        id="violators"
        label={formatMessage(VIOLATORS_MESSAGES.list)}
        columns={columns}
        keyOf={({ vehicleId }) => vehicleId}
        nameOf={plates.textOf}
        data={table}
        openKey={view.open}
        onOpen={({ vehicleId }) => change({ open: vehicleId }, { isStep: true })}
        renderCard={(row) => <ViolatorCard row={row} plates={plates} onReveal={onReveal} />}
        empty={
          <EmptyState
            icon={Car}
            title={formatMessage(VIOLATORS_MESSAGES.emptyTitle)}
            text={formatMessage(VIOLATORS_MESSAGES.emptyText)}
          />
        }
        toolbar={
          <FilterBar
            search={{
              value: view.q,
              placeholder: formatMessage(VIOLATORS_MESSAGES.search),
              onChange: search,
            }}
            activeCount={Number(view.status !== '') + Number(view.category !== 'PUBLIC')}
            onReset={() => reset(FILTERS)}
          >
            <SelectFilter
              label={formatMessage(VIOLATORS_MESSAGES.category)}
              value={view.category}
              options={[
                { value: 'PUBLIC', label: formatMessage(CATEGORY_MESSAGES.PUBLIC) },
                { value: 'PRIVATE', label: formatMessage(CATEGORY_MESSAGES.PRIVATE) },
                { value: ANY_CATEGORY, label: formatMessage(VIOLATORS_MESSAGES.all) },
              ]}
              onChange={(category) => change({ category })}
            />
            <SelectFilter
              label={formatMessage(VIOLATORS_MESSAGES.status)}
              value={view.status}
              options={[
                { value: '', label: formatMessage(VIOLATORS_MESSAGES.all) },
                ...STATUSES.map((value) => ({
                  value,
                  label: formatMessage(VIOLATOR_STATUS_MESSAGES[value]),
                })),
              ]}
              onChange={(status) => change({ status })}
            />
          </FilterBar>
        }
        actions={<PlatesButton plates={plates} rows={table.rows ?? []} />}
      />
      {sheet}
      {open !== null && (
        <ViolatorSheet
          violator={open}
          neighbours={neighboursIn(table.rows ?? [], {
            isOpen: ({ vehicleId }) => vehicleId === view.open,
            open: ({ vehicleId }) => change({ open: vehicleId }),
          })}
          plates={plates}
          onClose={() => change({ open: '' })}
          onAsk={(decision) => setAsked({ decision, violator: open })}
        />
      )}
      <DecisionDialog
        asked={asked}
        plates={plates}
        onDecided={table.onRetry}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
