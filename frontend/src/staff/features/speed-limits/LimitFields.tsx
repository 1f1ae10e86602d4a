import { chakra, Grid } from '@chakra-ui/react';
import { LIMIT_CONFIDENCES, LIMIT_ZONES, LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FieldShell, fieldIds } from '../../../components/forms/FieldShell';
import { SelectInput } from '../../../components/forms/SelectInput';
import { TextField } from '../../../components/forms/TextField';
import { LIMIT_FORM_MESSAGES } from './draft/form-messages';
import type { DraftFaults, LimitDraft } from './draft/limit-draft';
import {
  LIMIT_CONFIDENCE_MESSAGES,
  LIMIT_ZONE_MESSAGES,
  LIMITED_CLASS_MESSAGES,
} from '../../kit/names/name-messages';
import { LIMIT_PAGE_MESSAGES, LIMIT_SHEET_MESSAGES } from './draft/messages';

export interface DraftFieldsProps {
  draft: LimitDraft;
  /** Message below a field; undefined where nothing is wrong. */
  faultOf: (field: keyof DraftFaults) => string | undefined;
  change: (part: Partial<LimitDraft>) => void;
}

const DRAWN_ZONES = LIMIT_ZONES.filter((zone) => zone !== 'OPEN_ROAD');

/** Fields of a limit beside its shape: name, zone, the limit of each class, source, confidence and time. */
export function LimitFields({ draft, faultOf, change }: DraftFieldsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isDrawn = draft.shape !== 'DEFAULT';
  return (
    <>
      {isDrawn && (
        <>
          <TextField
            id={`${id}-place`}
            label={formatMessage(LIMIT_PAGE_MESSAGES.place)}
            value={draft.placeName}
            error={faultOf('placeName')}
            onChange={(placeName) => change({ placeName })}
          />
          <ChoiceField
            label={formatMessage(LIMIT_PAGE_MESSAGES.zone)}
            value={draft.zone}
            options={DRAWN_ZONES.map((value) => ({
              value,
              label: formatMessage(LIMIT_ZONE_MESSAGES[value]),
            }))}
            onChange={(zone) => change({ zone })}
          />
        </>
      )}
      <chakra.fieldset minW="0">
        <chakra.legend textStyle="label" mb="1.5">
          {formatMessage(LIMIT_FORM_MESSAGES.kmh)}
        </chakra.legend>
        <Grid templateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="3" alignItems="end">
          {LIMITED_CLASSES.map((each) => (
            <TextField
              key={each}
              id={`${id}-${each}`}
              label={formatMessage(LIMITED_CLASS_MESSAGES[each])}
              inputMode="numeric"
              value={draft.kmh[each]}
              error={faultOf('limitKmh')}
              onChange={(kmh) => change({ kmh: { ...draft.kmh, [each]: kmh } })}
            />
          ))}
        </Grid>
      </chakra.fieldset>
      <TextField
        id={`${id}-source`}
        label={formatMessage(LIMIT_SHEET_MESSAGES.source)}
        value={draft.source}
        error={faultOf('source')}
        onChange={(source) => change({ source })}
      />
      <ChoiceField
        label={formatMessage(LIMIT_SHEET_MESSAGES.confidence)}
        value={draft.confidence}
        options={LIMIT_CONFIDENCES.map((value) => ({
          value,
          label: formatMessage(LIMIT_CONFIDENCE_MESSAGES[value]),
        }))}
        onChange={(confidence) => change({ confidence })}
      />
      <TextField
        id={`${id}-from`}
        type="datetime-local"
        label={formatMessage(LIMIT_FORM_MESSAGES.from)}
        value={draft.from}
        error={faultOf('from')}
        onChange={(from) => change({ from })}
      />
      <TextField
        id={`${id}-until`}
        type="datetime-local"
        label={formatMessage(LIMIT_FORM_MESSAGES.until)}
        value={draft.until}
        error={faultOf('until')}
        onChange={(until) => change({ until })}
      />
    </>
  );
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

function ChoiceField<Value extends string>({ label, value, options, onChange }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <FieldShell id={id} label={label}>
      <SelectInput
        id={fieldIds(id).inputId}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) {
            onChange(chosen.value);
          }
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </FieldShell>
  );
}
