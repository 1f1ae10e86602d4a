import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/Segmented';
import { STAFF_PAGE_MESSAGES } from '../frame/messages';
import { StaffScreen } from '../frame/StaffScreen';
import { useViewState } from '../frame/useViewState';
import { AgencyRanking } from './AgencyRanking';
import { VIOLATORS_MESSAGES } from './messages';
import { VehicleRanking } from './VehicleRanking';
import { VIOLATOR_VIEW } from './violator-view';
import { ViolatorList } from './ViolatorList';

const VIEWS = ['list', 'vehicles', 'agencies'] as const;

/** Vehicles with violations: what staff decide on them, and the rankings by vehicle and by agency. */
export function ViolatorsPage() {
  const { formatMessage } = useIntl();
  const state = useViewState(VIOLATOR_VIEW);
  const { view, change } = state;
  const show = VIEWS.find((known) => known === view.show) ?? 'list';
  return (
    <StaffScreen
      title={formatMessage(STAFF_PAGE_MESSAGES.violators)}
      isFilled
      isLive={show === 'list'}
      hasRange={show !== 'list'}
    >
      <Box w="full" maxW="dialog">
        <Segmented
          label={formatMessage(VIOLATORS_MESSAGES.view)}
          isLabelHidden
          isCompact
          value={show}
          onChange={(next) => change({ show: next, open: '' }, { isStep: true })}
          choices={[
            { value: 'list', label: formatMessage(VIOLATORS_MESSAGES.viewList) },
            { value: 'vehicles', label: formatMessage(VIOLATORS_MESSAGES.viewVehicles) },
            { value: 'agencies', label: formatMessage(VIOLATORS_MESSAGES.viewAgencies) },
          ]}
        />
      </Box>
      {show === 'list' && <ViolatorList {...state} />}
      {show === 'vehicles' && <VehicleRanking {...state} />}
      {show === 'agencies' && <AgencyRanking {...state} />}
    </StaffScreen>
  );
}
