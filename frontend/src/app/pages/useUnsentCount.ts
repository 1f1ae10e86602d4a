import { useDrafts } from '../../features/incidents/draft/draft-store';
import { stateOf } from '../../features/incidents/draft/incident-draft';
import { useWaitingContests } from '../../features/violations/case/useWaitingContests';
import { useOwnJourneys } from '../../lib/offline/own-journeys';
import { useOutbox } from '../../lib/offline/outbox';
import { useUnsentReports } from '../../lib/offline/unsent-reports';
import { useViewer } from '../../lib/session/session';

/**
 * Number of items of anyone who is signed in that wait on this phone for the server: journeys, incidents,
 * violations, contests, changed settings and profile, answers before the first journey, the choice
 * about open data, family links.
 */
export function useUnsentCount(): number {
  const accountId = useViewer()?.id ?? '';
  const journeys = useOwnJourneys(accountId) ?? [];
  const drafts = useDrafts(accountId).filter((draft) => stateOf(draft) !== 'unfinished');
  const reports = useUnsentReports(accountId);
  const contests = useWaitingContests(accountId);
  const settings = useOutbox(accountId, 'settings');
  const profiles = useOutbox(accountId, 'profile');
  const consents = useOutbox(accountId, 'consent');
  const openData = useOutbox(accountId, 'openData');
  const familyLinks = useOutbox(accountId, 'familyLink');
  const waiting = [journeys, drafts, reports, contests, settings, profiles, consents, openData, familyLinks];
  return waiting.reduce(
    (count, { length }) => count + length,
    0,
  );
}
