import { Heading } from '@chakra-ui/react';
import { ALERT_AUDIENCES, ALERT_SEVERITIES } from '@wakafine/domain/notify/alerts';
import { Megaphone } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { ALERT_SEVERITY_MESSAGES } from '../../../components/alerts/messages';
import { Card } from '../../../components/surface/Card';
import { FieldShell } from '../../../components/forms/FieldShell';
import { SelectInput } from '../../../components/forms/SelectInput';
import { Segmented } from '../../../components/forms/Segmented';
import { LANGUAGE_CODES, languageChoice } from '@wakafine/domain/people/languages';
import { PermitButton } from '../../kit/pieces/PermitButton';
import { faultsOf, LIFE_HOURS, type AlertDraft } from './alert-draft';
import { AlertTextField } from './AlertTextField';
import { AgencyName, AreaFields } from './AudienceFields';
import { AUDIENCE_MESSAGES } from '../../kit/names/messages';
import { FAULT_MESSAGES, FORM_MESSAGES } from './messages';

const DAY_HOURS = 24;

export interface AlertFormProps {
  draft: AlertDraft;
  onChange: (part: Partial<AlertDraft>) => void;
  /** Asks before it is sent; the draft has no fault. */
  onAsk: () => void;
}

/** A new alert: to whom, how urgent, in three languages, until when. */
export function AlertForm({ draft, onChange, onAsk }: AlertFormProps) {
  const { formatMessage } = useIntl();
  const lifeId = useId();
  const [wasTried, setWasTried] = useState(false);
  const faults = wasTried ? faultsOf(draft) : [];

  function ask(): void {
    const isRight = faultsOf(draft).length === 0;
    setWasTried(!isRight);
    if (isRight) {
      onAsk();
    }
  }

  return (
    <Card display="flex" flexDirection="column" gap="4">
      <Heading as="h2" textStyle="section">
        {formatMessage(FORM_MESSAGES.title)}
      </Heading>
      <Segmented
        label={formatMessage(FORM_MESSAGES.severity)}
        value={draft.severity}
        choices={ALERT_SEVERITIES.map((value) => ({
          value,
          label: formatMessage(ALERT_SEVERITY_MESSAGES[value]),
        }))}
        onChange={(severity) => onChange({ severity })}
      />
      <Segmented
        label={formatMessage(FORM_MESSAGES.audience)}
        value={draft.audience}
        choices={ALERT_AUDIENCES.map((value) => ({ value, label: formatMessage(AUDIENCE_MESSAGES[value]) }))}
        onChange={(audience) => onChange({ audience })}
      />
      {draft.audience === 'AGENCY' && <AgencyName {...{ draft, onChange, faults }} />}
      {draft.audience === 'AREA' && <AreaFields {...{ draft, onChange, faults }} />}
      {LANGUAGE_CODES.map((language, index) => (
        <AlertTextField
          key={language}
          language={language}
          value={draft.texts[languageChoice(language)] ?? ''}
          onChange={(text) => onChange({ texts: { ...draft.texts, [languageChoice(language)]: text } })}
          error={index === 0 && faults.includes('text') ? formatMessage(FAULT_MESSAGES.text) : undefined}
        />
      ))}
      <FieldShell id={lifeId} label={formatMessage(FORM_MESSAGES.life)}>
        <SelectInput
          id={lifeId}
          value={draft.hours}
          onChange={(event) => onChange({ hours: Number(event.target.value) })}
        >
          {LIFE_HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {hours < DAY_HOURS
                ? formatMessage(FORM_MESSAGES.hours, { count: hours })
                : formatMessage(FORM_MESSAGES.days, { count: hours / DAY_HOURS })}
            </option>
          ))}
        </SelectInput>
      </FieldShell>
      <PermitButton act="broadcastAlert" aria-haspopup="dialog" onClick={ask}>
        <Megaphone size={20} aria-hidden />
        {formatMessage(FORM_MESSAGES.send)}
      </PermitButton>
    </Card>
  );
}
