import { Flex, Grid, Text } from '@chakra-ui/react';
import { ALERT_RADIUS_KM } from '@wakafine/domain/notify/alerts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { describedBy, fieldIds, FieldShell } from '../../../components/forms/FieldShell';
import { Input } from '../../../components/forms/Input';
import { SelectInput } from '../../../components/forms/SelectInput';
import { TextField } from '../../../components/forms/TextField';
import { useTransportAgenciesQuery } from '../../../graphql/generated';
import { TOWNS } from '../../kit/country-map/towns';
import { CountryMap } from '../../kit/country-map/CountryMap';
import { numberOf, placeOfDraft, type AlertDraft } from './alert-draft';
import { FAULT_MESSAGES, FORM_MESSAGES } from './messages';

export interface AudienceFieldsProps {
  draft: AlertDraft;
  onChange: (part: Partial<AlertDraft>) => void;
  /** Fault, once it is to be shown. */
  faults: readonly string[];
}

/** The name of the agency that an alert is meant for; those that are known are offered. */
export function AgencyName({ draft, onChange, faults }: AudienceFieldsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { data } = useTransportAgenciesQuery();
  const error = faults.includes('agency') ? formatMessage(FAULT_MESSAGES.agency) : undefined;
  return (
    <FieldShell id={id} label={formatMessage(FORM_MESSAGES.agency)} error={error}>
      <Input
        id={fieldIds(id).inputId}
        list={`${id}-known`}
        autoComplete="off"
        value={draft.agency}
        onChange={(event) => onChange({ agency: event.target.value })}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error })}
      />
      <datalist id={`${id}-known`}>
        {data?.transportAgencies.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FieldShell>
  );
}

/** The circle that an alert is meant for: its middle by a town, by a click on the map, or by numbers. */
export function AreaFields({ draft, onChange, faults }: AudienceFieldsProps) {
  const { formatMessage } = useIntl();
  const ids = { town: useId(), lat: useId(), lng: useId(), radius: useId() };
  const place = placeOfDraft(draft);
  const town = TOWNS.find(({ lat, lng }) => lat === place?.lat && lng === place.lng)?.name ?? '';
  const radiusKm = numberOf(draft.radiusKm);
  const placeFault = faults.includes('place') ? formatMessage(FAULT_MESSAGES.place) : undefined;
  const setPlace = ({ lat, lng }: { lat: number; lng: number }) =>
    onChange({ lat: String(lat), lng: String(lng) });

  function chooseTown(name: string): void {
    const chosen = TOWNS.find((each) => each.name === name);
    if (chosen !== undefined) {
      setPlace(chosen);
    }
  }

  return (
    <Flex direction="column" gap="4">
      <FieldShell id={ids.town} label={formatMessage(FORM_MESSAGES.town)}>
        <SelectInput id={ids.town} value={town} onChange={(event) => chooseTown(event.target.value)}>
          <option value="">{formatMessage(FORM_MESSAGES.noTown)}</option>
          {TOWNS.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectInput>
      </FieldShell>
      <Card isFlush>
        <CountryMap
          label={formatMessage(FORM_MESSAGES.map)}
          place={place}
          radiusKm={Number.isFinite(radiusKm) ? radiusKm : null}
          onPick={setPlace}
        />
        <Text textStyle="small" color="fg.muted" px="4" py="2">
          {formatMessage(FORM_MESSAGES.mapHint)}
        </Text>
      </Card>
      <Grid templateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="3" alignItems="start">
        <TextField
          id={ids.lat}
          label={formatMessage(FORM_MESSAGES.lat)}
          inputMode="decimal"
          autoComplete="off"
          value={draft.lat}
          onChange={(lat) => onChange({ lat })}
          error={placeFault}
        />
        <TextField
          id={ids.lng}
          label={formatMessage(FORM_MESSAGES.lng)}
          inputMode="decimal"
          autoComplete="off"
          value={draft.lng}
          onChange={(lng) => onChange({ lng })}
          error={placeFault}
        />
        <TextField
          id={ids.radius}
          label={formatMessage(FORM_MESSAGES.radius)}
          inputMode="decimal"
          autoComplete="off"
          value={draft.radiusKm}
          onChange={(typed) => onChange({ radiusKm: typed })}
          error={
            faults.includes('radius')
              ? formatMessage(FAULT_MESSAGES.radius, {
                  least: ALERT_RADIUS_KM.min,
                  most: ALERT_RADIUS_KM.max,
                })
              : undefined
          }
        />
      </Grid>
    </Flex>
  );
}
