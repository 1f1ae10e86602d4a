import { Button, Flex, Text } from '@chakra-ui/react';
import {
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_TYPES,
  type IncidentSeverity,
} from '@wakafine/domain/incidents';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../components/Segmented';
import { TileGroup } from '../../components/TileGroup';
import type { IncidentDraft } from './incident-draft';
import { MOOD_ICONS, TYPE_ICONS } from './incident-icons';
import { INCIDENT_MESSAGES, MOOD_MESSAGES, SEVERITY_MESSAGES, TYPE_MESSAGES } from './messages';
import { NoteField } from './NoteField';

export interface IncidentFieldsProps {
  draft: IncidentDraft;
  onChange: (part: Partial<IncidentDraft>) => void;
}

/** What a report asks for: what, how one feels, how bad, and own words. */
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
        label={formatMessage(INCIDENT_MESSAGES.mood)}
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
        label={formatMessage(INCIDENT_MESSAGES.severity)}
        choices={INCIDENT_SEVERITIES.map((value) => ({
          value,
          label: formatMessage(SEVERITY_MESSAGES[value]),
        }))}
        value={draft.severity}
        onChange={(severity) => onChange({ severity })}
      />
      <Note value={draft.description} onChange={(description) => onChange({ description })} />
    </Flex>
  );
}

/** Own words are asked for only of those who want to say them, so that the sheet fits on a small phone. */
function Note({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(value !== '');
  if (isOpen) {
    return <NoteField value={value} onChange={onChange} />;
  }
  return (
    <Button variant="plain" px="0" mt="-2" justifyContent="flex-start" onClick={() => setIsOpen(true)}>
      <Plus size={20} aria-hidden />
      {formatMessage(INCIDENT_MESSAGES.addNote)}
      <Text as="span" ms="auto" textStyle="small" color="fg.subtle">
        {formatMessage(INCIDENT_MESSAGES.optional)}
      </Text>
    </Button>
  );
}
