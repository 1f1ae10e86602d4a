import { Box } from '@chakra-ui/react';
import { Route } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { Segmented } from '../../../components/forms/Segmented';
import type { StaffJourneyFragment } from '../../../graphql/staff';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useViewState } from '../../kit/frame/useViewState';
import { neighboursIn } from '../../kit/pieces/SheetNeighbours';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import { usePlates } from '../../kit/plates/usePlates';
import { useRowReveal } from '../../kit/plates/useRowReveal';
import { StaffTable } from '../../kit/table/StaffTable';
import { STAFF_JOURNEY_MESSAGES } from './messages';
import { StaffJourneySheet } from './StaffJourneySheet';
import { useJourneyColumns } from './useJourneyColumns';
import { JOURNEY_VIEW, useStaffJourneys } from './useStaffJourneys';

const SHOWN = ['active', 'ended', 'all'] as const;

/** All journeys, those under way first: live, each with its route and figures. */
export function JourneysPage() {
  const { formatMessage } = useIntl();
  const { view, change } = useViewState(JOURNEY_VIEW);
  const { data, arrivals, moved } = useStaffJourneys(view);
  const plates = usePlates('JOURNEY');
  const { onReveal, sheet } = useRowReveal(plates);
  const columns = useJourneyColumns(plates, onReveal);
  const nameOf = useMemo(
    () => (journey: StaffJourneyFragment) =>
      [
        plates.textOf(journey),
        journey.transportAgency ?? formatMessage(STAFF_JOURNEY_MESSAGES.noAgency),
      ].join(', '),
    [plates, formatMessage],
  );
  const open = useCallback(
    ({ id }: StaffJourneyFragment) => change({ open: id }, { isStep: true }),
    [change],
  );
  const shown = SHOWN.find((known) => known === view.show) ?? 'active';
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.journeys)} isFilled keys="list" isLive>
      <StaffTable
        id="journeys"
        label={formatMessage(STAFF_PAGE_MESSAGES.journeys)}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        data={data}
        arrivals={arrivals}
        onOpen={open}
        openKey={view.open}
        empty={<Nothing isActive={shown === 'active'} />}
        toolbar={
          <Box minW="min(18rem, 100%)" flex={{ base: '1 1 100%', md: 'none' }}>
            <Segmented
              label={formatMessage(STAFF_JOURNEY_MESSAGES.shown)}
              isLabelHidden
              isCompact
              value={shown}
              onChange={(show) => change({ show })}
              choices={SHOWN.map((value) => ({
                value,
                label: formatMessage(STAFF_JOURNEY_MESSAGES[value]),
              }))}
            />
          </Box>
        }
        actions={<PlatesButton plates={plates} rows={data.rows ?? []} />}
      />
      {sheet}
      <StaffJourneySheet
        journeyId={view.open}
        moved={moved}
        plates={plates}
        neighbours={neighboursIn(data.rows ?? [], {
          isOpen: ({ id }) => id === view.open,
          open: ({ id }) => change({ open: id }),
        })}
        onClose={() => change({ open: '' })}
      />
    </StaffScreen>
  );
}

function keyOf({ id }: StaffJourneyFragment): string {
  return id;
}

function Nothing({ isActive }: { isActive: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={Route}
      title={formatMessage(isActive ? STAFF_JOURNEY_MESSAGES.empty : STAFF_JOURNEY_MESSAGES.none)}
      text={formatMessage(STAFF_JOURNEY_MESSAGES.emptyText)}
    />
  );
}
