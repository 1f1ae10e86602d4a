import { Car } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { VIOLATOR_STATUS_MESSAGES } from '../../../components/messages';
import { CATEGORY_MESSAGES } from '../../../components/vehicle-messages';
import type { ViewState } from '../../kit/frame/useViewState';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import { usePlates } from '../../kit/plates/usePlates';
import { SelectFilter } from '../../kit/table/filters/filters';
import { FilterBar } from '../../kit/table/filters/FilterBar';
import { StaffTable } from '../../kit/table/StaffTable';
import { DecisionDialog, type AskedDecision } from './DecisionDialog';
import { VIOLATORS_MESSAGES } from './view/messages';
import { useStaffViolators } from './useStaffViolators';
import { useViolatorColumns } from './useViolatorColumns';
import { ANY_CATEGORY, STATUSES, type VIOLATOR_VIEW } from './view/violator-view';
import { ViolatorSheet } from './ViolatorSheet';
import { Flex, Text } from '@chakra-ui/react';
import { ViolatorStatusBadge } from '../../../components/ViolatorStatusBadge';
import type { StaffViolatorRowFragment } from '../../../graphql/staff';
import type { Plates } from '../../kit/plates/usePlates';
import { pendingMessage } from './pending-message';

const FILTERS = ['category', 'status', 'q'] as const;

/** The vehicles with violations or a status, each with what staff can decide on it. */
export function ViolatorList({ view, change, reset }: ViewState<typeof VIOLATOR_VIEW>) {
  const { formatMessage } = useIntl();
  const table = useStaffViolators(view);
  const plates = usePlates('VEHICLE');
  const columns = useViolatorColumns(plates);
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const search = useCallback((q: string) => change({ q }), [change]);
  const open = table.rows?.find(({ vehicleId }) => vehicleId === view.open) ?? null;
  return (
    <>
      <StaffTable
        id="violators"
        label={formatMessage(VIOLATORS_MESSAGES.list)}
        columns={columns}
        keyOf={({ vehicleId }) => vehicleId}
        nameOf={plates.textOf}
        data={table}
        openKey={view.open}
        onOpen={({ vehicleId }) => change({ open: vehicleId }, { isStep: true })}
        renderCard={(row) => <ViolatorCard row={row} plates={plates} />}
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
      {open !== null && (
        <ViolatorSheet
          violator={open}
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

/** One vehicle on a phone. */
function ViolatorCard({ row, plates }: { row: StaffViolatorRowFragment; plates: Plates }) {
  const { formatMessage, formatNumber } = useIntl();
  const pending = pendingMessage(row);
  return (
    <Flex direction="column" gap="1.5">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <Text textStyle="strong">{plates.textOf(row)}</Text>
        <ViolatorStatusBadge status={row.status} />
      </Flex>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <bdi>{row.transportAgency ?? '–'}</bdi>
      </Text>
      <Text textStyle="small">
        {formatMessage(VIOLATORS_MESSAGES.violations)} <b>{formatNumber(row.violationCount)}</b>
        {', '}
        {formatMessage(VIOLATORS_MESSAGES.dangers)} <b>{formatNumber(row.dangerCount)}</b>
      </Text>
      {pending !== null && <Text textStyle="label">{formatMessage(pending)}</Text>}
    </Flex>
  );
}
