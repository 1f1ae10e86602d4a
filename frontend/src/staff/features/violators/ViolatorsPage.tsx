import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useViewState } from '../../kit/frame/useViewState';
import { AgencyRanking } from './ranking/AgencyRanking';
import { ConflictList } from './conflicts/ConflictList';
import { VIOLATORS_MESSAGES } from './view/messages';
import { VehicleRanking } from './ranking/VehicleRanking';
import { VIOLATOR_VIEW } from './view/violator-view';
import { ViolatorList } from './ViolatorList';
import { useMay } from '../../kit/frame/useMay';

const VIEWS = ['list', 'vehicles', 'agencies', 'conflicts'] as const;

/** Vehicles with violations: what staff decide on them, the rankings, and for those who decide what is in conflict. */
export function ViolatorsPage() {
  const { formatMessage } = useIntl();
  const state = useViewState(VIOLATOR_VIEW);
  const { view, change } = state;
  const maySeeConflicts = useMay()('vehicleConflicts');
  const views = maySeeConflicts ? VIEWS : VIEWS.filter((known) => known !== 'conflicts');
  const show = views.find((known) => known === view.show) ?? 'list';
  return (
    <StaffScreen
      title={formatMessage(STAFF_PAGE_MESSAGES.violators)}
      isFilled
      keys="list"
      isLive={show === 'list'}
      hasRange={show === 'vehicles' || show === 'agencies'}
    >
      <Box w="full" maxW="dialog">
        <Segmented
          label={formatMessage(VIOLATORS_MESSAGES.view)}
          isLabelHidden
          isCompact
          isInPairs={maySeeConflicts}
          value={show}
          onChange={(next) => change({ show: next, open: '' }, { isStep: true })}
          choices={[
            { value: 'list', label: formatMessage(VIOLATORS_MESSAGES.viewList) },
            { value: 'vehicles', label: formatMessage(VIOLATORS_MESSAGES.viewVehicles) },
            { value: 'agencies', label: formatMessage(VIOLATORS_MESSAGES.viewAgencies) },
            ...(maySeeConflicts
              ? [{ value: 'conflicts' as const, label: formatMessage(VIOLATORS_MESSAGES.viewConflicts) }]
              : []),
          ]}
        />
      </Box>
      {show === 'list' && <ViolatorList {...state} />}
      {show === 'vehicles' && <VehicleRanking {...state} />}
      {show === 'agencies' && <AgencyRanking {...state} />}
      {show === 'conflicts' && <ConflictList {...state} />}
    </StaffScreen>
  );
}
