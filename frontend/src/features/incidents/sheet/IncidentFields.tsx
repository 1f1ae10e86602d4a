import { Flex } from '@chakra-ui/react';
import {
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_TYPES,
  type IncidentSeverity,
} from '@wakafine/domain/incidents/incidents';
import { useIntl } from 'react-intl';
import { MOOD_ICONS, TYPE_ICONS } from '../../../components/incidents/incident-icons';
import { MOOD_MESSAGES, PIECE_MESSAGES, TYPE_MESSAGES } from '../../../components/incidents/messages';
import { Segmented } from '../../../components/forms/Segmented';
import { TileGroup } from '../../../components/forms/TileGroup';
import type { IncidentDraft } from '../draft/incident-draft';
import { CrashPlate } from './CrashPlate';
import { IncidentExtras } from './IncidentExtras';
import { InjuredField } from './InjuredField';
import { VehicleField } from './VehicleField';
import { INCIDENT_MESSAGES, SEVERITY_MESSAGES } from '../draft/messages';

/** A crash has a button of its own. */
const TILE_TYPES = INCIDENT_TYPES.filter((type) => type !== 'CRASH');

export interface IncidentFieldsProps {
  draft: IncidentDraft;
  /** Whether it was to be sent before all was said. */
  isIncomplete: boolean;
  /** Called when it is a crash: people are called before anything is reported. */
  onCrash: () => void;
  onChange: (part: Partial<IncidentDraft>) => void;
}

/** Fields of an incident: type, of a crash the number of hurt people, vehicle, own words and a photo, severity, mood. */
export function IncidentFields({ draft, isIncomplete, onChange, onCrash }: IncidentFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="3">
      <CrashPlate isChosen={draft.incidentType === 'CRASH'} onChoose={onCrash} />
      <TileGroup
        label={formatMessage(INCIDENT_MESSAGES.otherType)}
        columns={3}
        isMissing={isIncomplete && draft.incidentType === null}
        choices={TILE_TYPES.map((value) => ({
          value,
          label: formatMessage(TYPE_MESSAGES[value]),
          icon: TYPE_ICONS[value],
        }))}
        value={draft.incidentType}
        onChange={(incidentType) => onChange({ incidentType })}
      />
      {draft.incidentType === 'CRASH' && (
        <InjuredField value={draft.injuredCount} onChange={(injuredCount) => onChange({ injuredCount })} />
      )}
      <VehicleField value={draft.seenVehicle} onChange={(seenVehicle) => onChange({ seenVehicle })} />
      <IncidentExtras draft={draft} onChange={onChange} />
      <Segmented<IncidentSeverity>
        label={formatMessage(PIECE_MESSAGES.severity)}
        choices={INCIDENT_SEVERITIES.map((value) => ({
          value,
          label: formatMessage(SEVERITY_MESSAGES[value]),
        }))}
        value={draft.severity}
        onChange={(severity) => onChange({ severity })}
      />
      <TileGroup
        label={formatMessage(PIECE_MESSAGES.mood)}
        columns={3}
        isLow
        isMissing={isIncomplete && draft.mood === null}
        choices={INCIDENT_MOODS.map((value) => ({
          value,
          label: formatMessage(MOOD_MESSAGES[value]),
          icon: MOOD_ICONS[value],
        }))}
        value={draft.mood}
        onChange={(mood) => onChange({ mood })}
      />
    </Flex>
  );
}
