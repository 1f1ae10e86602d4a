import { useDrafts } from '../features/incidents/draft-store';
import { stateOf } from '../features/incidents/incident-draft';
import { useOwnJourneys } from '../lib/offline/own-journeys';
import { useUnsentReports } from '../lib/offline/unsent-reports';
import { useUnsentSettings } from '../lib/own-settings/unsent-settings';
import { useViewer } from '../lib/session';

/** How much of whoever is signed in waits on this phone for the server: journeys, reports of incidents and violations, changed settings. */
export function useUnsentCount(): number {
  const accountId = useViewer()?.id ?? '';
  const journeys = useOwnJourneys(accountId) ?? [];
  const drafts = useDrafts(accountId).filter((draft) => stateOf(draft) === 'saved');
  const reports = useUnsentReports(accountId);
  const settings = useUnsentSettings(accountId);
  return journeys.length + drafts.length + reports.length + (settings === null ? 0 : 1);
}
