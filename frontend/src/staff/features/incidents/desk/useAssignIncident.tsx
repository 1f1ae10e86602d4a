import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TYPE_MESSAGES } from '../../../../components/incidents/messages';
import { notify } from '../../../../components/surface/toaster';
import {
  StaffIncidentDetailDocument,
  useAssignAttentionMutation,
  type StaffIncidentRowFragment,
} from '../../../../graphql/staff';
import { AssignDialog, type AssignedPerson } from '../../../kit/attention/AssignDialog';
import { useQueueAct } from '../../../kit/attention/useQueueAct';
import { DESK_MESSAGES } from './desk-messages';

export interface AssignIncident {
  /** Asks to whom it is to be assigned. */
  ask(incident: StaffIncidentRowFragment): void;
  isAsking: boolean;
  /** To be drawn once on the page. */
  dialog: ReactNode;
}

/** Assigns incidents by their row of the attention queue, and shows what has come of it, also where somebody else was faster. */
export function useAssignIncident(): AssignIncident {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const [asked, setAsked] = useState<StaffIncidentRowFragment | null>(null);
  const [assign] = useAssignAttentionMutation();
  const act = useQueueAct(async () => {
    const id = asked?.id ?? '';
    setAsked(null);
    await client.query({
      query: StaffIncidentDetailDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
  });
  const assignment = asked?.assignment ?? null;
  const title = asked === null ? '' : `${formatMessage(TYPE_MESSAGES[asked.incidentType])} #${asked.id}`;

  function run(rowId: string, version: number, chosen: AssignedPerson | null) {
    return act(async () => {
      await assign({ variables: { input: { id: rowId, version, assigneeId: chosen?.id ?? null } } });
      const text =
        chosen === null
          ? formatMessage(DESK_MESSAGES.freed, { title })
          : formatMessage(DESK_MESSAGES.assigned, { name: chosen.name, title });
      notify({ kind: 'success', title: text });
    });
  }

  return {
    ask: setAsked,
    isAsking: asked !== null,
    dialog: assignment !== null && (
      <AssignDialog
        rowId={assignment.rowId}
        text={title}
        onAssign={(chosen) => run(assignment.rowId, assignment.version, chosen)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
