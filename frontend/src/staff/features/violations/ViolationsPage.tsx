import { Text } from '@chakra-ui/react';
import { OctagonAlert, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import type { StaffViolationFragment } from '../../../graphql/staff';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useViewState } from '../../kit/frame/useViewState';
import { neighboursIn } from '../../kit/pieces/SheetNeighbours';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import { usePlates } from '../../kit/plates/usePlates';
import { useRowReveal } from '../../kit/plates/useRowReveal';
import { sortText } from '../../kit/table/rows/staff-table-types';
import { StaffTable } from '../../kit/table/StaffTable';
import { FIGURE_FILTER_MESSAGES, STAFF_VIOLATION_MESSAGES } from './messages';
import { StaffViolationSheet } from './StaffViolationSheet';
import { useStaffViolations } from './useStaffViolations';
import { useViolationColumns, useViolationName } from './useViolationColumns';
import { activeFilters, shownSort, shownStretch, VIOLATION_VIEW } from './violation-view';
import { ViolationCardRow } from './ViolationCardRow';
import { ViolationExport } from './ViolationExport';
import { ViolationFilters } from './ViolationFilters';

/** All violations: sorted, narrowed, live, each with its details; the address says what is shown. */
export function ViolationsPage() {
  const { formatMessage } = useIntl();
  const state = useViewState(VIOLATION_VIEW);
  const { view, change } = state;
  const { data, arrivals } = useStaffViolations(view);
  const plates = usePlates('VIOLATION');
  const { onReveal, sheet } = useRowReveal(plates);
  const columns = useViolationColumns(plates, onReveal);
  const nameOf = useViolationName(plates);
  const open = useCallback(
    ({ id }: StaffViolationFragment) => change({ open: id }, { isStep: true }),
    [change],
  );
  const replace = ({ id }: StaffViolationFragment) => change({ open: id });
  return (
    <StaffScreen
      title={formatMessage(STAFF_PAGE_MESSAGES.violations)}
      isFilled
      keys="list"
      isLive
      exportAction={<ViolationExport view={view} />}
    >
      {view.counted === 'yes' && shownStretch(view) !== null && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(FIGURE_FILTER_MESSAGES.stretchNote)}
        </Text>
      )}
      <StaffTable
        id="violations"
        label={formatMessage(STAFF_PAGE_MESSAGES.violations)}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        data={data}
        sort={shownSort(view)}
        onSort={(sort) => change({ sort: sortText(sort) })}
        arrivals={arrivals}
        onOpen={open}
        openKey={view.open}
        renderCard={(row) => <ViolationCardRow row={row} plates={plates} onReveal={onReveal} />}
        empty={<Nothing isNarrowed={view.q !== '' || activeFilters(view) > 0} />}
        toolbar={<ViolationFilters {...state} />}
        actions={<PlatesButton plates={plates} rows={data.rows ?? []} />}
      />
      {sheet}
      <StaffViolationSheet
        violationId={view.open}
        plates={plates}
        neighbours={neighboursIn(data.rows ?? [], { isOpen: ({ id }) => id === view.open, open: replace })}
        onClose={() => change({ open: '' })}
      />
    </StaffScreen>
  );
}

function keyOf({ id }: StaffViolationFragment): string {
  return id;
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { formatMessage } = useIntl();
  return isNarrowed ? (
    <EmptyState
      icon={SearchX}
      title={formatMessage(STAFF_VIOLATION_MESSAGES.nothing)}
      text={formatMessage(STAFF_VIOLATION_MESSAGES.nothingText)}
    />
  ) : (
    <EmptyState
      icon={OctagonAlert}
      title={formatMessage(STAFF_VIOLATION_MESSAGES.empty)}
      text={formatMessage(STAFF_VIOLATION_MESSAGES.emptyText)}
    />
  );
}
