import { useApolloClient } from '@apollo/client/react';
import { needsReason } from '@wakafine/domain/incidents/incident-state';
import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { STATUS_MESSAGES } from '../../../components/incidents/messages';
import { notify } from '../../../components/surface/toaster';
import { StaffIncidentDetailDocument, type StaffIncidentFragment } from '../../../graphql/staff';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';
import { ConflictDialog } from './ConflictDialog';
import { MERGE_MESSAGES, TRIAGE_MESSAGES } from './messages';
import { MoveDialog } from './MoveDialog';
import type { TriageStep } from './triage';
import { useMoveIncident, type Meanwhile, type Move } from './useMoveIncident';

export interface Triage {
  /** Moves an incident to another status: at once, or once the reason or the other incident is known. */
  begin(incident: StaffIncidentFragment, to: TriageStep): void;
  isBusy: boolean;
  /** Whether something is being asked. */
  isAsking: boolean;
  /** Reason why the last act on an incident failed, where it was not asked for in a dialog. */
  failure: { readonly incidentId: string; readonly text: string } | null;
  /** To be drawn once on the page. */
  dialogs: ReactNode;
}

/** A dialog that opens before the one before it has gone is closed together with it. */
const GONE_MS = 100;

const waitUntilGone = () => new Promise((resolve) => setTimeout(resolve, GONE_MS));

interface Asked {
  readonly incident: StaffIncidentFragment;
  readonly to: TriageStep;
}

/**
 * The acts on incidents, with all that they ask, and what comes of them. `onMoved` is notified of each that has
 * moved.
 */
export function useTriage(onMoved?: (incident: StaffIncidentFragment) => void): Triage {
  const intl = useIntl();
  const client = useApolloClient();
  const move = useMoveIncident();
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<Triage['failure']>(null);
  const [conflict, setConflict] = useState<{ input: Move; meanwhile: Meanwhile } | null>(null);

  /** Gives null when it is done or is announced elsewhere, else the sentence that says why not. */
  async function run(input: Move): Promise<string | null> {
    setIsBusy(true);
    const outcome = await move(input);
    setIsBusy(false);
    if (outcome.kind === 'wrongOriginal') {
      return intl.formatMessage(MERGE_MESSAGES.wrong);
    }
    if (outcome.kind === 'failed') {
      return intl.formatMessage(ERROR_MESSAGES[errorCodeOf(outcome.error)]);
    }
    setAsked(null);
    if (outcome.kind === 'conflict') {
      await waitUntilGone();
      setConflict({ input, meanwhile: outcome.meanwhile });
      // Cached data of the pages is old: they are updated by changes of the cache.
      void client
        .query({
          query: StaffIncidentDetailDocument,
          variables: { id: input.incidentId },
          fetchPolicy: 'network-only',
        })
        .catch(() => undefined);
      return null;
    }
    setConflict(null);
    const { id, status } = outcome.incident;
    const title = intl.formatMessage(TRIAGE_MESSAGES.done, {
      id,
      status: intl.formatMessage(STATUS_MESSAGES[status]),
    });
    notify({ kind: 'success', title });
    onMoved?.(outcome.incident);
    return null;
  }

  async function runAtOnce(input: Move): Promise<void> {
    const text = await run(input);
    if (text !== null) {
      setFailure({ incidentId: input.incidentId, text });
      notify({ kind: 'error', title: intl.formatMessage(TRIAGE_MESSAGES.failed), text });
    }
  }

  function begin(incident: StaffIncidentFragment, to: TriageStep): void {
    setFailure(null);
    if (to === 'REOPENED' || to === 'DUPLICATE' || needsReason(to)) {
      setAsked({ incident, to });
    } else if (!isBusy) {
      void runAtOnce({ incidentId: incident.id, to, version: incident.version });
    }
  }

  const goOn = ({ input, meanwhile }: NonNullable<typeof conflict>) =>
    void runAtOnce({ ...input, version: meanwhile.version });
  const closeAsked = useCallback(() => setAsked(null), []);
  return {
    begin,
    isBusy,
    isAsking: asked !== null || conflict !== null,
    failure,
    dialogs: (
      <>
        {asked !== null && (
          <MoveDialog
            key={`${asked.incident.id} ${asked.to}`}
            {...asked}
            onClose={closeAsked}
            onMove={(given) =>
              run({ incidentId: asked.incident.id, to: asked.to, version: asked.incident.version, ...given })
            }
          />
        )}
        {conflict !== null && (
          <ConflictDialog
            incidentId={conflict.input.incidentId}
            to={conflict.input.to}
            meanwhile={conflict.meanwhile}
            isBusy={isBusy}
            onLeave={() => setConflict(null)}
            onGoOn={() => goOn(conflict)}
          />
        )}
      </>
    ),
  };
}
