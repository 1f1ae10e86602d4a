import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import {
  useClearDemoDataMutation,
  useEndAllJourneysMutation,
  useSystemCountsQuery,
} from '../../../graphql/staff';
import { errorCodeOf } from '../../../lib/errors/errors';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import { CONTROLS, type Control } from './controls';
import { CONTROL_MESSAGES } from './messages';

export interface ControlDialogProps {
  control: Control;
  onClose: () => void;
  /** Called when it is done. */
  onDone: () => Promise<unknown>;
}

/** Counts what an act would touch, has its words typed, and does it to exactly as many. */
export function ControlDialog({ control, onClose, onDone }: ControlDialogProps) {
  const { formatMessage } = useIntl();
  const look = CONTROLS[control];
  const { data, error, refetch } = useSystemCountsQuery({ fetchPolicy: 'network-only' });
  const [endAllJourneys] = useEndAllJourneysMutation();
  const [clearDemoData] = useClearDemoDataMutation();
  const counts = data?.systemCounts ?? null;
  const count = counts && look.count(counts);

  async function act(expectedCount: number): Promise<number> {
    const variables = { confirmation: { words: look.words, expectedCount } };
    return control === 'endAll'
      ? ((await endAllJourneys({ variables })).data?.endAllJourneys.ended ?? 0)
      : ((await clearDemoData({ variables })).data?.clearDemoData.deleted ?? 0);
  }

  async function confirm(): Promise<string | null> {
    if (count === null) {
      return formatMessage(CONTROL_MESSAGES.countsFailed);
    }
    try {
      const touched = await act(count);
      notify({
        kind: 'success',
        title: formatMessage(look.done),
        text: formatMessage(look.doneText, { count: touched }),
      });
    } catch (failure) {
      return failureText(errorCodeOf(failure));
    }
    void onDone().catch(() => undefined);
    onClose();
    return null;
  }

  async function failureText(code: ReturnType<typeof errorCodeOf>): Promise<string> {
    if (code !== 'CONFLICT') {
      return formatMessage(code === 'NETWORK' ? look.error : look.failed);
    }
    const { data: fresh } = await refetch();
    const now = fresh === undefined ? 0 : look.count(fresh.systemCounts);
    return formatMessage(CONTROL_MESSAGES.countChanged, { count: now });
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(look.label)}
      text={formatMessage(look.text)}
      count={error === undefined ? count : undefined}
      word={look.words}
      isIdle={count === 0}
      isDestructive
      confirmText={formatMessage(look.label)}
      onConfirm={confirm}
    >
      <Text textStyle="label" color={error === undefined ? undefined : 'danger.fg'}>
        {error === undefined
          ? counts !== null && look.now(formatMessage, counts)
          : formatMessage(CONTROL_MESSAGES.countsFailed)}
      </Text>
    </ConfirmDialog>
  );
}
