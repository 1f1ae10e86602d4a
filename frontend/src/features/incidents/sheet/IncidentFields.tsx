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
import { IncidentExtras } from './IncidentExtras';
import { INCIDENT_MESSAGES, SEVERITY_MESSAGES } from '../draft/messages';

export interface IncidentFieldsProps {
  draft: IncidentDraft;
  onChange: (part: Partial<IncidentDraft>) => void;
}

/** Fields of an incident: type, mood, severity, own words and a photo. */
export function IncidentFields({ draft, onChange }: IncidentFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="3">
      <TileGroup
        label={formatMessage(INCIDENT_MESSAGES.type)}
        columns={3}
        choices={INCIDENT_TYPES.map((value) => ({
          value,
          label: formatMessage(TYPE_MESSAGES[value]),
          icon: TYPE_ICONS[value],
        }))}
        value={draft.incidentType}
        onChange={(incidentType) => onChange({ incidentType })}
      />
      <TileGroup
        label={formatMessage(PIECE_MESSAGES.mood)}
        columns={3}
        isLow
        choices={INCIDENT_MOODS.map((value) => ({
          value,
          label: formatMessage(MOOD_MESSAGES[value]),
          icon: MOOD_ICONS[value],
        }))}
        value={draft.mood}
        onChange={(mood) => onChange({ mood })}
      />
      <Segmented<IncidentSeverity>
        label={formatMessage(PIECE_MESSAGES.severity)}
        choices={INCIDENT_SEVERITIES.map((value) => ({
          value,
          label: formatMessage(SEVERITY_MESSAGES[value]),
        }))}
        value={draft.severity}
        onChange={(severity) => onChange({ severity })}
      />
      <IncidentExtras draft={draft} onChange={onChange} />
    </Flex>
  );
}
