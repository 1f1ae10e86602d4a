import { Text } from '@chakra-ui/react';
import { LANGUAGE_CODES, languageChoice } from '@wakafine/domain/people/languages';
import { HOUR_MS } from '@wakafine/domain/units';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { useAlertReachQuery, useBroadcastAlertMutation } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { FORMAT_MESSAGES } from '../../../lib/format/format-messages';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { inputOf, targetOf, textsOf, type AlertDraft } from './alert-draft';
import { languageName } from './language-name';
import { FAULT_MESSAGES, SEND_MESSAGES } from './messages';

const REACH = { ALL: 'toAll', AGENCY: 'toAgency', AREA: 'toArea' } as const;

export interface SendDialogProps {
  /** Without faults. */
  draft: AlertDraft;
  onClose: () => void;
  onSent: () => void;
}

/** Asks before an alert is sent: to whom, until when, and how many are under way there now. */
export function SendDialog({ draft, onClose, onSent }: SendDialogProps) {
  const intl = useIntl();
  const { formatMessage, formatNumber, formatList } = intl;
  const formats = useFormats();
  const failureText = useFailureText();
  const [broadcast] = useBroadcastAlertMutation();
  const { data, error } = useAlertReachQuery({
    variables: { target: targetOf(draft) },
    fetchPolicy: 'network-only',
  });
  const [openedAtMs] = useState(() => Date.now());
  const until = new Date(openedAtMs + draft.hours * HOUR_MS).toISOString();
  const count = data?.alertReach.underWayCount;
  const texts = textsOf(draft);
  const unwritten = LANGUAGE_CODES.filter((language) => texts[languageChoice(language)] === undefined);
  const uncounted = SEND_MESSAGES[error === undefined ? 'counting' : 'notCounted'];

  async function send(): Promise<void> {
    await broadcast({ variables: { input: inputOf(draft, Date.now()) } });
    notify({ kind: 'success', title: formatMessage(SEND_MESSAGES.sent) });
    onSent();
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(SEND_MESSAGES.ask)}
      text={formatMessage(SEND_MESSAGES[REACH[draft.audience]], {
        agency: draft.agency.trim(),
        radius: formatMessage(FORMAT_MESSAGES.km, {
          value: formatNumber(Number(draft.radiusKm.replace(',', '.'))),
        }),
        time: formats.dateAndTime(until),
      })}
      confirmText={formatMessage(SEND_MESSAGES.confirm)}
      onConfirm={() => failureText(send, { BAD_USER_INPUT: FAULT_MESSAGES.refused })}
    >
      <Text textStyle="strong" aria-live="polite">
        {count === undefined ? formatMessage(uncounted) : formatMessage(SEND_MESSAGES.underWay, { count })}
      </Text>
      {unwritten.length > 0 && (
        <Text>
          {formatMessage(SEND_MESSAGES.notIn, {
            languages: formatList(
              unwritten.map((language) => languageName(intl, language)),
              { type: 'disjunction' },
            ),
          })}
        </Text>
      )}
    </ConfirmDialog>
  );
}
