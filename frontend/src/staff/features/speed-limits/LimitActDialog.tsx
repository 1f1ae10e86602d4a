import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { isSettled } from './effect/change-effect';
import { EffectPanel } from './effect/EffectPanel';
import { useActEffect } from './effect/useChangeEffect';
import { ACT_LOOKS, type AskedAct } from './draft/limit-acts';
import { LIMIT_ACT_MESSAGES } from './draft/messages';
import {
  useProposeLimitConfirmationsMutation,
  useProposeSpeedLimitMutation,
  useRefuseLimitProposalsMutation,
  useSecondLimitProposalsMutation,
  useWithdrawLimitProposalsMutation,
} from '../../../graphql/staff';

const FAILURES = { CONFLICT: LIMIT_ACT_MESSAGES.conflict, BAD_USER_INPUT: LIMIT_ACT_MESSAGES.wrong };

export interface LimitActDialogProps {
  asked: AskedAct;
  /** Names what it is done to, where it is one thing. */
  name?: string;
  /** Called after the act, also after one that another desk has forestalled. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks before an act on limits or proposals. Open while it is mounted. */
export function LimitActDialog({ asked, name, onDone, onClose }: LimitActDialogProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const act = useLimitAct();
  const effect = useActEffect(asked);
  // A press that is repeated after a lost answer proposes nothing twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const { title, text, done, needsReason, isDestructive } = ACT_LOOKS[asked.kind];
  const count = asked.ids.length;

  async function confirm(reason: string): Promise<string | null> {
    const failure = await failureText(() => act(asked, { reason, clientId }), FAILURES);
    onDone();
    if (failure === null) {
      notify({ kind: 'success', title: formatMessage(done, { count }) });
      onClose();
    }
    return failure;
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(title)}
      text={[name, formatMessage(text, { count })].filter((part) => part !== undefined).join('. ')}
      needsReason={needsReason}
      isDestructive={isDestructive}
      confirmText={formatMessage(title)}
      isIdle={effect !== null && !isSettled(effect)}
      onConfirm={({ reason }) => confirm(reason)}
    >
      {effect !== null && <EffectPanel effect={effect} />}
    </ConfirmDialog>
  );
}

/** Does what was asked about; throws what the server refuses. */
function useLimitAct(): (asked: AskedAct, given: { reason: string; clientId: string }) => Promise<void> {
  const [confirm] = useProposeLimitConfirmationsMutation();
  const [propose] = useProposeSpeedLimitMutation();
  const [second] = useSecondLimitProposalsMutation();
  const [refuse] = useRefuseLimitProposalsMutation();
  const [withdraw] = useWithdrawLimitProposalsMutation();
  return async ({ kind, ids }, { reason, clientId }) => {
    switch (kind) {
      case 'confirm':
        await confirm({ variables: { input: { limitIds: [...ids], reason, clientId } } });
        return;
      case 'end':
        await propose({ variables: { input: { limitId: ids[0], reason, clientId } } });
        return;
      case 'second':
        await second({ variables: { proposalIds: [...ids] } });
        return;
      case 'refuse':
        await refuse({ variables: { input: { proposalIds: [...ids], reason } } });
        return;
      case 'withdraw':
        await withdraw({ variables: { proposalIds: [...ids] } });
    }
  };
}
