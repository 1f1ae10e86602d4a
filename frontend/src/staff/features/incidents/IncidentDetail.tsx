import { Flex } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { IncidentFacts } from '../../../components/incidents/IncidentFacts';
import { IncidentStatusBadge } from '../../../components/incidents/IncidentStatusBadge';
import { IncidentTimeline } from '../../../components/incidents/IncidentTimeline';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { ReportedPhoto } from '../../../components/incidents/ReportedPhoto';
import { placeOf } from '../../../components/incidents/incident-place-text';
import { FaultLine } from '../../../components/states/FaultLine';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useStaffIncidentDetailQuery, type StaffIncidentUpdateFragment } from '../../../graphql/staff';
import { DetailSheet } from '../../kit/pieces/DetailSheet';
import type { RowNeighbours } from '../../kit/pieces/SheetNeighbours';
import { CrashCard } from './crash/CrashCard';
import { CrowdConfidence } from './crowd/CrowdConfidence';
import { DeskCard } from './desk/DeskCard';
import { BySms } from './BySms';
import { INBOX_MESSAGES, OPENED_MESSAGES } from './messages';
import { TriageButtons } from './TriageButtons';
import type { Triage } from './useTriage';
import type { Place } from '@wakafine/domain/geo/geo';
import { Card } from '../../../components/surface/Card';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { CountryMap } from '../../kit/country-map/CountryMap';

/** Extent of the map around an incident, km from north to south. */
const SPAN_KM = 160;

const LABELS = {
  severity: INBOX_MESSAGES.severity,
  mood: INBOX_MESSAGES.mood,
  words: INBOX_MESSAGES.words,
};

export interface IncidentDetailProps {
  /** Id of the open one; null while none is open. */
  incidentId: string | null;
  neighbours: RowNeighbours;
  onClose: () => void;
  triage: Triage;
  /** Asks to whom it is to be assigned. */
  onAssign: (incident: StaffIncidentUpdateFragment) => void;
}

/** An incident with its facts, its history and the acts on it. */
export function IncidentDetail(props: IncidentDetailProps) {
  const { incidentId, neighbours, onClose, triage, onAssign } = props;
  const { formatMessage } = useIntl();
  // What was open last is drawn until it has gone from sight.
  const [shownId, setShownId] = useState(incidentId);
  if (incidentId !== null && incidentId !== shownId) {
    setShownId(incidentId);
  }
  const { data, error, refetch } = useStaffIncidentDetailQuery({
    variables: { id: shownId ?? '' },
    skip: shownId === null,
    fetchPolicy: 'cache-and-network',
  });
  const incident = data?.incident ?? null;
  const type = incident && formatMessage(TYPE_MESSAGES[incident.incidentType]);
  const failure = triage.failure?.incidentId === shownId ? triage.failure.text : null;
  return (
    <DetailSheet
      isOpen={incidentId !== null}
      onClose={onClose}
      title={formatMessage(OPENED_MESSAGES.title, { type: type ?? '', id: shownId ?? '' }).trim()}
      neighbours={neighbours}
      titleMark={incident && <IncidentStatusBadge status={incident.status} />}
      footer={
        incident && (
          <Flex direction="column" gap="2" w="full">
            {failure !== null && <FaultLine>{failure}</FaultLine>}
            <TriageButtons
              incident={incident}
              isBusy={triage.isBusy}
              onAct={(to) => triage.begin(incident, to)}
            />
          </Flex>
        )
      }
    >
      {incident !== null && <Loaded incident={incident} onAssign={() => onAssign(incident)} />}
      {data !== undefined && incident === null && (
        <EmptyState icon={SearchX} title={formatMessage(OPENED_MESSAGES.missing)} />
      )}
      {data === undefined && error !== undefined && (
        <ErrorState
          text={formatMessage(OPENED_MESSAGES.failed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data === undefined && error === undefined && (
        <Skeleton>
          <Flex direction="column" gap="4">
            <SkeletonBlock h="40" />
            <SkeletonBlock h="40" />
          </Flex>
        </Skeleton>
      )}
    </DetailSheet>
  );
}

function Loaded({ incident, onAssign }: { incident: StaffIncidentUpdateFragment; onAssign: () => void }) {
  const { formatMessage } = useIntl();
  const { photoUrl, status, history, duplicateOfId } = incident;
  const place = placeOf(incident);
  return (
    <Flex direction="column" gap="4" pb="4">
      {duplicateOfId && <ToOriginal id={duplicateOfId} />}
      {incident.source === 'SMS' && <BySms />}
      {photoUrl && <ReportedPhoto photoUrl={photoUrl} />}
      <DeskCard
        incident={incident}
        isOpen={!isIncidentClosed(status)}
        permissionText={formatMessage(OPENED_MESSAGES.decide)}
        onAssign={onAssign}
      />
      <IncidentFacts incident={incident} labels={LABELS} />
      {incident.crowdConfidence && <CrowdConfidence confidence={incident.crowdConfidence} />}
      {incident.incidentType === 'CRASH' && (
        <CrashCard incident={incident} permissionText={formatMessage(OPENED_MESSAGES.decide)} />
      )}
      {place !== null && <PlacePicture place={place} />}
      <IncidentTimeline status={status} history={history} />
    </Flex>
  );
}

/** Leads from a duplicate to the incident into which it was merged, on the same page. */
function ToOriginal({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('incident', id);
  return (
    <Flex asChild align="center" minH="12" textStyle="strong" color="brand.fg">
      <Link to={{ pathname, search: params.toString() }}>
        {formatMessage(OPENED_MESSAGES.toOriginal, { id })}
      </Link>
    </Flex>
  );
}

/** Place of an incident, among the national roads and towns around it. */
function PlacePicture({ place }: { place: Place }) {
  const { formatMessage } = useIntl();
  const text = usePlaceText()(place);
  return (
    <Card isFlush>
      <CountryMap
        label={formatMessage(OPENED_MESSAGES.map, { place: text })}
        place={place}
        spanKm={SPAN_KM}
      />
    </Card>
  );
}
