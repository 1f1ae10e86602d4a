import { Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { SkipLink } from '../../components/SkipLink';
import type { Viewer } from '../../lib/session/session';
import { useIsPhone } from '../../lib/useMediaQuery';
import { STAFF_PAGE_MESSAGES } from '../kit/frame/messages';
import { isWithin, STAFF_ENTRIES } from '../kit/frame/staff-entries';
import { StaffTabs } from './StaffTabs';
import { StaffRail } from './StaffRail';
import { StaffScreen } from '../kit/frame/StaffScreen';

/** Frame of every page of the dashboard: the rail, or on phones tabs at the foot. */
export function StaffFrame({ viewer }: { viewer: Viewer }) {
  const isPhone = useIsPhone();
  return (
    <Flex minH="100dvh" pb={isPhone ? '14' : undefined}>
      <SkipLink />
      {!isPhone && <StaffRail viewer={viewer} />}
      <Suspense fallback={<WaitingScreen />}>
        <Outlet />
      </Suspense>
      {isPhone && <StaffTabs />}
    </Flex>
  );
}

/** While a page is fetched: its title is known. */
function WaitingScreen() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const entry = STAFF_ENTRIES.find((each) => isWithin(each, pathname));
  return (
    <StaffScreen title={formatMessage(entry?.label ?? STAFF_PAGE_MESSAGES.account)}>
      <Skeleton>
        <Flex direction="column" gap="3">
          <SkeletonBlock h="24" />
          <SkeletonBlock h="20rem" />
        </Flex>
      </Skeleton>
    </StaffScreen>
  );
}
