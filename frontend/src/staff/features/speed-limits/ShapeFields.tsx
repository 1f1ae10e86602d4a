import { Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, fieldIds, FieldShell } from '../../../components/forms/FieldShell';
import { Input } from '../../../components/forms/Input';
import { Segmented } from '../../../components/forms/Segmented';
import { SwitchRow } from '../../../components/forms/SwitchRow';
import { TextField } from '../../../components/forms/TextField';
import { MoveRight } from 'lucide-react';
import { LIMIT_FORM_MESSAGES } from './draft/form-messages';
import { areaOfCircle } from './editor/shape-corners';
import { drawnShapeOf, shapePartOf, type DraftShape, type LimitDraft } from './draft/limit-draft';
import type { DraftFieldsProps } from './LimitFields';
import { LIMIT_SHEET_MESSAGES } from './draft/messages';

/**
 * Shape of a limit: a circle by its centre and radius, a road or an area as GeoJSON. Nothing for the national
 * default.
 */
export function ShapeFields({ draft, faultOf, change }: DraftFieldsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  if (draft.shape === 'DEFAULT') {
    return null;
  }
  const error = faultOf('geometry');
  return (
    <>
      <Segmented
        label={formatMessage(LIMIT_FORM_MESSAGES.shape)}
        value={draft.shape}
        onChange={(shape) => change({ shape, ...carriedOver(shape, draft) })}
        choices={[
          { value: 'CIRCLE', label: formatMessage(LIMIT_FORM_MESSAGES.circle) },
          { value: 'CORRIDOR', label: formatMessage(LIMIT_FORM_MESSAGES.road) },
          { value: 'POLYGON', label: formatMessage(LIMIT_FORM_MESSAGES.area) },
        ]}
      />
      {draft.shape === 'CIRCLE' ? (
        <Grid templateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="3" alignItems="end">
          {(['lat', 'lng', 'radius'] as const).map((name) => {
            const field = name === 'radius' ? 'radiusM' : name;
            return (
              <TextField
                key={name}
                id={`${id}-${name}`}
                label={formatMessage(LIMIT_FORM_MESSAGES[name])}
                inputMode="decimal"
                value={draft[field]}
                error={error}
                onChange={(value) => change({ [field]: value })}
              />
            );
          })}
        </Grid>
      ) : (
        <GeojsonField value={draft.geojson} error={error} onChange={(geojson) => change({ geojson })} />
      )}
      {draft.shape === 'CORRIDOR' && (
        <>
          <TextField
            id={`${id}-width`}
            label={formatMessage(LIMIT_FORM_MESSAGES.halfWidth)}
            inputMode="numeric"
            value={draft.halfWidthM}
            error={error}
            onChange={(halfWidthM) => change({ halfWidthM })}
          />
          <SwitchRow
            icon={MoveRight}
            text={formatMessage(LIMIT_FORM_MESSAGES.oneWay)}
            hint={formatMessage(LIMIT_FORM_MESSAGES.oneWayHint)}
            isOn={draft.isOneWay}
            onChange={(isOneWay) => change({ isOneWay })}
          />
        </>
      )}
      <TextField
        id={`${id}-uncertainty`}
        label={formatMessage(LIMIT_SHEET_MESSAGES.uncertainty)}
        inputMode="numeric"
        value={draft.uncertaintyM}
        error={faultOf('geometryUncertaintyM')}
        onChange={(uncertaintyM) => change({ uncertaintyM })}
      />
    </>
  );
}

/** A circle that becomes an area keeps its place; nothing else of one kind fits another. */
function carriedOver(kind: DraftShape, draft: LimitDraft): Partial<LimitDraft> {
  const drawn = drawnShapeOf(draft);
  const isFirst = kind === 'POLYGON' && draft.geojson === '' && drawn?.kind === 'CIRCLE';
  return isFirst ? shapePartOf(areaOfCircle(drawn)) : {};
}

interface GeojsonFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function GeojsonField({ value, error, onChange }: GeojsonFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const hint = formatMessage(LIMIT_FORM_MESSAGES.geojsonHint);
  return (
    <FieldShell id={id} label={formatMessage(LIMIT_FORM_MESSAGES.geojson)} hint={hint} error={error}>
      <Input asChild h="auto" py="2.5" resize="vertical" fontFamily="monospace">
        <textarea
          id={fieldIds(id).inputId}
          rows={6}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </Input>
    </FieldShell>
  );
}
