import { Grid } from '@chakra-ui/react';
import { CAMPAIGN_KINDS } from '@wakafine/domain/campaigns/campaign-rules';
import { ROAD_CORRIDORS } from '@wakafine/domain/places/road-corridors';
import { VEHICLE_GROUPS } from '@wakafine/domain/segments/segment-filter';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../../components/forms/TextField';
import { VEHICLE_GROUP_MESSAGES } from '../../../kit/names/vehicle-group-messages';
import { ChoiceField } from '../../../kit/pieces/ChoiceField';
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
      <ChoiceField
        label={formatMessage(CAMPAIGN_FORM_MESSAGES.kind)}
        value={draft.kind}
        choices={CAMPAIGN_KINDS.map((value) => ({
          value,
          text: formatMessage(CAMPAIGN_KIND_MESSAGES[value]),
        }))}
        onChange={(kind) => onChange({ kind })}
      />
      <ChoiceField
        label={formatMessage(CAMPAIGN_FORM_MESSAGES.road)}
        value={draft.road}
        choices={ROAD_CORRIDORS.map((value) => ({ value, text: value }))}
        onChange={(road) => onChange({ road })}
      />
      <Grid templateColumns={PAIR} gap="4">
        {field('fromKm', 'fromKm', { inputMode: 'decimal' })}
        {field('toKm', 'toKm', { inputMode: 'decimal' })}
      </Grid>
      <ChoiceField
        label={formatMessage(CAMPAIGN_FORM_MESSAGES.vehicles)}
        value={draft.vehicles}
        choices={VEHICLE_GROUPS.map((value) => ({
          value,
          text: formatMessage(VEHICLE_GROUP_MESSAGES[value]),
        }))}
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
