import { Grid } from '@chakra-ui/react';
import { CAMPAIGN_KINDS } from '@wakafine/domain/campaigns/campaign-rules';
import { ROAD_CORRIDORS } from '@wakafine/domain/places/road-corridors';
import { VEHICLE_GROUPS } from '@wakafine/domain/segments/segment-filter';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FieldShell } from '../../../../components/forms/FieldShell';
import { SelectInput } from '../../../../components/forms/SelectInput';
import { TextField } from '../../../../components/forms/TextField';
import { VEHICLE_GROUP_MESSAGES } from '../../../kit/names/vehicle-group-messages';
import type { CampaignDraft, DraftField } from './campaign-draft';
import { CAMPAIGN_FORM_MESSAGES, CAMPAIGN_KIND_MESSAGES } from './messages';

export interface CampaignFieldsProps {
  draft: CampaignDraft;
  /** Fields that are marked as wrong. */
  faults: readonly DraftField[];
  onChange: (part: Partial<CampaignDraft>) => void;
}

const PAIR = { base: '1fr', md: '1fr 1fr' } as const;

/** Fields of a new campaign. */
export function CampaignFields({ draft, faults, onChange }: CampaignFieldsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = (
    name: DraftField,
    label: keyof typeof CAMPAIGN_FORM_MESSAGES,
    look: { type?: string; inputMode?: 'decimal' | 'numeric' } = {},
  ): ReactNode => (
    <TextField
      id={`${id}-${name}`}
      label={formatMessage(CAMPAIGN_FORM_MESSAGES[label])}
      value={draft[name]}
      error={faults.includes(name) ? formatMessage(CAMPAIGN_FORM_MESSAGES.field) : undefined}
      onChange={(value) => onChange({ [name]: value })}
      autoComplete="off"
      {...look}
    />
  );
  return (
    <>
      {field('name', 'name')}
      <Choice
        label={formatMessage(CAMPAIGN_FORM_MESSAGES.kind)}
        value={draft.kind}
        choices={CAMPAIGN_KINDS.map((kind) => [kind, formatMessage(CAMPAIGN_KIND_MESSAGES[kind])])}
        onChange={(kind) => onChange({ kind })}
      />
      <Choice
        label={formatMessage(CAMPAIGN_FORM_MESSAGES.road)}
        value={draft.road}
        choices={ROAD_CORRIDORS.map((road) => [road, road])}
        onChange={(road) => onChange({ road })}
      />
      <Grid templateColumns={PAIR} gap="4">
        {field('fromKm', 'fromKm', { inputMode: 'decimal' })}
        {field('toKm', 'toKm', { inputMode: 'decimal' })}
      </Grid>
      <Choice
        label={formatMessage(CAMPAIGN_FORM_MESSAGES.vehicles)}
        value={draft.vehicles}
        choices={VEHICLE_GROUPS.map((group) => [group, formatMessage(VEHICLE_GROUP_MESSAGES[group])])}
        onChange={(vehicles) => onChange({ vehicles })}
      />
      <Grid templateColumns={PAIR} gap="4" alignItems="end">
        {field('startsOn', 'startsOn', { type: 'date' })}
        {field('weeks', 'weeks', { inputMode: 'numeric' })}
        {field('goal', 'goal', { inputMode: 'numeric' })}
        {field('cost', 'cost', { inputMode: 'numeric' })}
      </Grid>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FieldShell id={id} label={label}>
      <SelectInput
        id={id}
        value={value}
        onChange={({ target }) => {
          const [chosen] = choices.find(([each]) => each === target.value) ?? [];
          if (chosen !== undefined) {
            onChange(chosen);
          }
        }}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </SelectInput>
    </FieldShell>
  );
}
