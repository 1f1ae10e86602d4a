import { Grid } from '@chakra-ui/react';
import {
  CRASH_LIGHTS,
  CRASH_ROADS,
  CRASH_SURFACES,
  CRASH_TYPES,
  CRASH_WEATHERS,
} from '@wakafine/domain/incidents/crash-record';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../../components/forms/TextField';
import { ChoiceField } from './ChoiceField';
import type { CrashDraft, CrashFaults } from './crash-draft';
import { CRASH_MESSAGES } from './crash-messages';
import {
  CRASH_LIGHT_MESSAGES,
  CRASH_ROAD_MESSAGES,
  CRASH_SURFACE_MESSAGES,
  CRASH_TYPE_MESSAGES,
  CRASH_WEATHER_MESSAGES,
} from './crash-word-messages';

export interface CrashSceneFieldsProps {
  draft: CrashDraft;
  faults: CrashFaults | null;
  onChange: (part: Partial<CrashDraft>) => void;
}

/** Time, place and conditions of a crash. */
export function CrashSceneFields({ draft, faults, onChange }: CrashSceneFieldsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const placeFault = faults?.place ? formatMessage(CRASH_MESSAGES.wrongPlace) : undefined;
  return (
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
      <TextField
        id={`${id}-at`}
        type="datetime-local"
        label={formatMessage(CRASH_MESSAGES.when)}
        value={draft.occurredAt}
        error={faults?.occurredAt ? formatMessage(CRASH_MESSAGES.wrongTime) : undefined}
        onChange={(occurredAt) => onChange({ occurredAt })}
      />
      <TextField
        id={`${id}-latitude`}
        inputMode="decimal"
        label={formatMessage(CRASH_MESSAGES.latitude)}
        value={draft.latitude}
        error={placeFault}
        onChange={(latitude) => onChange({ latitude })}
      />
      <TextField
        id={`${id}-longitude`}
        inputMode="decimal"
        label={formatMessage(CRASH_MESSAGES.longitude)}
        value={draft.longitude}
        error={placeFault}
        onChange={(longitude) => onChange({ longitude })}
      />
      <TextField
        id={`${id}-municipality`}
        label={formatMessage(CRASH_MESSAGES.municipality)}
        value={draft.municipality}
        onChange={(municipality) => onChange({ municipality })}
      />
      <TextField
        id={`${id}-road`}
        label={formatMessage(CRASH_MESSAGES.road)}
        value={draft.road}
        onChange={(road) => onChange({ road })}
      />
      <ChoiceField
        label={formatMessage(CRASH_MESSAGES.roadClass)}
        value={draft.roadClass}
        values={CRASH_ROADS}
        words={CRASH_ROAD_MESSAGES}
        onChange={(roadClass) => onChange({ roadClass })}
      />
      <ChoiceField
        label={formatMessage(CRASH_MESSAGES.crashType)}
        value={draft.crashType}
        values={CRASH_TYPES}
        words={CRASH_TYPE_MESSAGES}
        onChange={(crashType) => onChange({ crashType })}
      />
      <ChoiceField
        label={formatMessage(CRASH_MESSAGES.weather)}
        value={draft.weather}
        values={CRASH_WEATHERS}
        words={CRASH_WEATHER_MESSAGES}
        onChange={(weather) => onChange({ weather })}
      />
      <ChoiceField
        label={formatMessage(CRASH_MESSAGES.light)}
        value={draft.light}
        values={CRASH_LIGHTS}
        words={CRASH_LIGHT_MESSAGES}
        onChange={(light) => onChange({ light })}
      />
      <ChoiceField
        label={formatMessage(CRASH_MESSAGES.surface)}
        value={draft.surface}
        values={CRASH_SURFACES}
        words={CRASH_SURFACE_MESSAGES}
        onChange={(surface) => onChange({ surface })}
      />
    </Grid>
  );
}
