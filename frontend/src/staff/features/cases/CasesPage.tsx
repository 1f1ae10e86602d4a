import { Flex, Text } from '@chakra-ui/react';
import { Scale } from 'lucide-react';
import { CASE_STATES } from '@wakafine/domain/cases/case-steps';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/states/EmptyState';
import { Card } from '../../../components/surface/Card';
import { useProofText } from '../../../components/violation/useProofText';
import type { StaffCaseRowFragment } from '../../../graphql/staff';
import { casePath } from '../../../lib/paths';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useViewState } from '../../kit/frame/useViewState';
import { FilterBar } from '../../kit/table/filters/FilterBar';
import { SelectFilter } from '../../kit/table/filters/filters';
import { StaffTable } from '../../kit/table/StaffTable';
import { ANY_STATE, CASE_VIEW, HELD_STATE } from './case-view';
import { HELD_MESSAGES } from './held-messages';
import { HeldEvidenceList } from './HeldEvidenceList';
import { CASE_STATE_MESSAGES, CASES_MESSAGES } from './messages';
import { useCaseColumns } from './useCaseColumns';
import { useStaffCases } from './useStaffCases';

/** The cases: those that need staff first, one after the other by keyboard. */
export function CasesPage() {
  const { formatMessage } = useIntl();
  const { view, change, reset } = useViewState(CASE_VIEW);
  const table = useStaffCases(view.state);
  const columns = useCaseColumns();
  const navigate = useNavigate();
  const toolbar = (
    <FilterBar activeCount={Number(view.state !== '')} onReset={() => reset(['state'])}>
      <SelectFilter
        label={formatMessage(CASES_MESSAGES.state)}
        value={view.state}
        options={[
          { value: '', label: formatMessage(CASES_MESSAGES.toDo) },
          { value: ANY_STATE, label: formatMessage(CASES_MESSAGES.all) },
          { value: HELD_STATE, label: formatMessage(HELD_MESSAGES.filter) },
          ...CASE_STATES.map((value) => ({ value, label: formatMessage(CASE_STATE_MESSAGES[value]) })),
        ]}
        onChange={(state) => change({ state })}
      />
    </FilterBar>
  );
  if (view.state === HELD_STATE) {
    return (
      <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.cases)} isLive>
        <Card isFlush>
          <Flex px="4" py="3" borderBottomWidth="1px">
            {toolbar}
          </Flex>
          <HeldEvidenceList />
        </Card>
      </StaffScreen>
    );
  }
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.cases)} isFilled keys="list" isLive>
      <StaffTable
        id="cases"
        label={formatMessage(CASES_MESSAGES.list)}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ number }) => number}
        data={table}
        onOpen={({ id }) => void navigate(casePath(id, view.state))}
        renderCard={(row) => <CaseCard row={row} />}
        toolbar={toolbar}
        empty={
          <EmptyState
            icon={Scale}
            title={formatMessage(CASES_MESSAGES.emptyTitle)}
            text={formatMessage(CASES_MESSAGES.emptyText)}
          />
        }
      />
      <Text textStyle="small" color="fg.muted" px="1" display={{ base: 'none', md: 'block' }}>
        {formatMessage(CASES_MESSAGES.keys)}
      </Text>
    </StaffScreen>
  );
}

function CaseCard({ row }: { row: StaffCaseRowFragment }) {
  const { formatMessage } = useIntl();
  const proofText = useProofText();
  return (
    <Flex direction="column" gap="1.5">
      <Flex justify="space-between" gap="2" wrap="wrap">
        <Text textStyle="strong">{row.number}</Text>
        <Text textStyle="label">{formatMessage(CASE_STATE_MESSAGES[row.state])}</Text>
      </Flex>
      {row.violation !== null && <Text textStyle="small">{proofText(row.violation)}</Text>}
    </Flex>
  );
}
