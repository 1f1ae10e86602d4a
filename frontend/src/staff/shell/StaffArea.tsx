import { Suspense } from 'react';
import { lazyScreen } from '../../lib/lazy-screen';
import { Route, Routes } from 'react-router-dom';
import { useStaffPulseSubscription, useStaffViewerQuery } from '../../graphql/staff';
import { PATHS, STAFF_PATHS } from '../../lib/paths';
import type { Viewer } from '../../lib/session/session';
import { AdminFrame } from './AdminFrame';
import { AttentionProvider, useAttention } from '../kit/attention/attention';
import { useAttentionCounts } from '../kit/attention/useAttentionCounts';
import { FrameKeysProvider } from '../kit/go-to/frame-keys';
import { ConfirmSheet } from '../kit/presence/ConfirmSheet';
import { IdleWarning } from '../kit/presence/IdleWarning';
import { StaffHome } from '../account/StaffHome';
import { LiveViewProvider, useLiveView } from '../kit/frame/live-view';
import { STAFF_ENTRIES, type StaffEntry } from '../kit/frame/staff-entries';
import { STAFF_DETAILS, STAFF_PAGES } from './staff-pages';
import { DeniedPage, UnknownPage } from '../kit/frame/staff-refusals';
import { PageBoundary } from './PageBoundary';
import { StaffFrame } from './StaffFrame';
import { useRefusals } from '../kit/frame/useRefusals';
import { useRights } from '../../lib/session/rights';
import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { STAFF_PAGE_MESSAGES } from '../kit/frame/messages';
import { StaffScreen } from '../kit/frame/StaffScreen';

const TakenNotices = lazyScreen(async () => (await import('./overview/attention/TakenNotices')).TakenNotices);

/**
 * The dashboard of who is signed in as staff. Who has a one-time password first chooses one of their own;
 * who has to use a second step first sets it up.
 */
export function StaffArea({ viewer }: { viewer: Viewer }) {
  const { data } = useStaffViewerQuery();
  const refusals = useRefusals();
  if (data?.viewer?.mustChangePassword === true || data?.viewer?.mustEnrolTotp === true) {
    return (
      <AdminFrame>
        <IdleWarning />
        <StaffHome isAlone />
      </AdminFrame>
    );
  }
  // A new role, or a socket that was refused, begins everything anew: subscriptions end with the old one.
  return (
    <LiveViewProvider key={`${viewer.role} ${viewer.permissions.length} ${refusals}`}>
      <Pulse />
      <ConfirmSheet />
      <IdleWarning />
      <AttentionProvider>
        <Taken />
        <StaffRoutes viewer={viewer} />
      </AttentionProvider>
    </LiveViewProvider>
  );
}

/** Notices of things that others have reassigned; their texts are loaded with the first of them. */
function Taken() {
  const hasAny = (useAttention().queue?.taken.length ?? 0) > 0;
  return <Suspense>{hasAny && <TakenNotices />}</Suspense>;
}

function StaffRoutes({ viewer }: { viewer: Viewer }) {
  const counts = useAttentionCounts();
  return (
    <FrameKeysProvider counts={counts}>
      <Routes>
        <Route element={<StaffFrame viewer={viewer} />}>
          {STAFF_ENTRIES.map((entry) => (
            <Route key={entry.name} path={routeOf(entry.path)} element={<Entry entry={entry} />} />
          ))}
          {STAFF_ENTRIES.filter(({ name }) => STAFF_DETAILS[name] !== undefined).map((entry) => (
            <Route
              key={`${entry.name} detail`}
              path={`${routeOf(entry.path)}/:id`}
              element={<Entry entry={entry} pages={STAFF_DETAILS} />}
            />
          ))}
          <Route path={routeOf(STAFF_PATHS.account)} element={<AccountPage />} />
          <Route path="*" element={<UnknownPage />} />
        </Route>
      </Routes>
    </FrameKeysProvider>
  );
}

function Entry({ entry, pages = STAFF_PAGES }: { entry: StaffEntry; pages?: typeof STAFF_PAGES }) {
  const { formatMessage } = useIntl();
  const isAllowed = useRights()(entry.permission);
  const Page = pages[entry.name];
  if (Page === undefined) {
    return <UnknownPage />;
  }
  return isAllowed ? (
    <PageBoundary title={formatMessage(entry.label)} onAgain={Page.renew}>
      <Page />
    </PageBoundary>
  ) : (
    <DeniedPage entry={entry} />
  );
}

/**
 * Holds the socket open on every page, so that an ended session and a changed role show at once, and distributes
 * news.
 */
function Pulse() {
  const { feed } = useLiveView();
  useStaffPulseSubscription({
    ignoreResults: true,
    // The cache would store a trace of every beat for as long as the dashboard is open.
    fetchPolicy: 'no-cache',
    onData: () => feed(() => undefined),
  });
  return null;
}

/** An address as the routes below the dashboard's know it. */
function routeOf(path: string): string {
  return path.slice(PATHS.admin.length).replace(/^\//, '');
}

/** The account of who is signed in: what the role allows, password and second step. */
function AccountPage() {
  const { formatMessage } = useIntl();
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.account)}>
      <Box w="full" maxW="contentXl" pt="2" pb="6">
        <StaffHome />
      </Box>
    </StaffScreen>
  );
}
