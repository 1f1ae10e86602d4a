import { Button, Flex } from '@chakra-ui/react';
import { Camera, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { IncidentDraft } from '../draft/incident-draft';
import { INCIDENT_MESSAGES } from '../draft/messages';
import { NoteField } from './NoteField';
import { ReportPhotoField } from './ReportPhotoField';

export interface IncidentExtrasProps {
  draft: Pick<IncidentDraft, 'description' | 'photo'>;
  onChange: (part: Partial<IncidentDraft>) => void;
}

/** Own words and a photo: asked for only of those who want to add them, so that the sheet fits on a small phone. */
export function IncidentExtras({ draft: { description, photo }, onChange }: IncidentExtrasProps) {
  const { formatMessage } = useIntl();
  const [hasNote, setHasNote] = useState(description !== '');
  const [hasPhotoField, setHasPhotoField] = useState(photo !== null);
  return (
    <Flex direction="column" gap="3">
      {hasNote && <NoteField value={description} onChange={(words) => onChange({ description: words })} />}
      {hasPhotoField && <ReportPhotoField photo={photo} onChange={(chosen) => onChange({ photo: chosen })} />}
      <Flex columnGap="3" wrap="wrap" justify="space-between" mt="-2">
        {!hasNote && (
          <Button variant="plain" px="0" gap="1.5" textStyle="label" onClick={() => setHasNote(true)}>
            <Plus size={20} aria-hidden />
            {formatMessage(INCIDENT_MESSAGES.addNote)}
          </Button>
        )}
        {!hasPhotoField && (
          <Button variant="plain" px="0" gap="1.5" textStyle="label" onClick={() => setHasPhotoField(true)}>
            <Camera size={20} aria-hidden />
            {formatMessage(INCIDENT_MESSAGES.addPhoto)}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
