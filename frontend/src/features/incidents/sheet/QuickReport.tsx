import { Grid } from '@chakra-ui/react';
import { INCIDENT_TYPES, type IncidentType } from '@wakafine/domain/incidents/incidents';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DrivingChoice, DrivingPanel } from '../../../components/DrivingPanel';
import { TYPE_ICONS } from '../../../components/incidents/incident-icons';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import type { MeasuredPlace } from '../../../lib/geolocation/current-place';
import { saveDraft } from '../draft/draft-store';
import { buildDraft } from '../draft/incident-draft';
import { INCIDENT_MESSAGES } from '../draft/messages';

export interface QuickReportProps {
  accountId: string;
  place: MeasuredPlace | null;
  /** Called when a type was stored, or the driver went back without. */
  onClose: (isStored: boolean) => void;
}

/** All of a report that a driver is asked: one of the pictures. Time and place are those of the tap; the rest waits for the stop. */
export function QuickReport({ accountId, place, onClose }: QuickReportProps) {
  const { formatMessage } = useIntl();
  const [draft] = useState(() => buildDraft({ atMs: Date.now(), place }));
  function handleChoose(incidentType: IncidentType): void {
    void saveDraft(accountId, { ...draft, incidentType });
    onClose(true);
  }
  return (
    <DrivingPanel title={formatMessage(INCIDENT_MESSAGES.type)} onBack={() => onClose(false)}>
      <Grid
        flex="1"
        minH="0"
        gap="2"
        // On the smallest phones the last ones are below: a crash comes first.
        overflowY="auto"
        gridAutoRows="minmax(96px, 1fr)"
        templateColumns="repeat(2, minmax(0, 1fr))"
        css={{ '@media (orientation: landscape)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } }}
      >
        {INCIDENT_TYPES.map((type) => {
          const Icon = TYPE_ICONS[type];
          return (
            <DrivingChoice key={type} type="button" onClick={() => handleChoose(type)}>
              <Icon size={32} aria-hidden />
              {formatMessage(TYPE_MESSAGES[type])}
            </DrivingChoice>
          );
        })}
      </Grid>
    </DrivingPanel>
  );
}
