import { Button, Flex, Text, Heading } from '@chakra-ui/react';
import { useFormik, FormikProvider, type FormikContextType } from 'formik';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useConsentStep } from '../../../components/consent/useConsentStep';
import { submitOrShowFault } from '../../../components/forms/first-fault';
import { Sheet } from '../../../components/surface/Sheet';
import { vehicleSchema } from '../../../components/vehicle/vehicle-schema';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { useConsent } from '../../../lib/consent/useConsent';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { FIRST_VALUES, readLastVehicle, type StartValues } from '../../../lib/storage/last-vehicle';
import type { FoundTrack } from '../../../lib/track-file/found-track';
import { trackFault } from './track-fault';
import { FoundTrackCard } from './FoundTrackCard';
import { DAYS_BACK } from './days-back';
import { FAULT_MESSAGES, IMPORT_MESSAGES } from './messages';
import { TrackChoice } from './TrackChoice';
import type { ImportState } from './useImport';
import { VehicleFields } from '../../../components/vehicle/VehicleFields';
import { VehicleRow } from '../../../components/vehicle/VehicleRow';

interface VehicleFormProps {
  id: string;
  form: FormikContextType<StartValues>;
}

const FORM_ID = 'import-journey';

type Refusal = Extract<ImportState, { kind: 'refused' }>['why'];

export interface FoundTracksProps {
  tracks: readonly FoundTrack[];
  /** Reason why the import before was refused; null where it was not. */
  refusal: Refusal | null;
  onImport: (track: FoundTrack, vehicle: StartValues) => Promise<void>;
  onOther: () => void;
}

/**
 * Tracks of the file, the choice among them, and the vehicle; without consent to recording it is asked for
 * first.
 */
export function FoundTracks({ tracks, refusal, onImport, onOther }: FoundTracksProps) {
  const { formatMessage } = useIntl();
  const [openedAtMs] = useState(Date.now);
  const [chosen, setChosen] = useState(() => firstUsable(tracks, openedAtMs));
  const [isAsking, setIsAsking] = useState(false);
  const { mayRecord } = useConsent();
  const consent = useConsentStep({ onClose: () => setIsAsking(false) });
  const track = tracks[chosen];
  const fault = track === undefined ? 'noTimes' : trackFault(track, openedAtMs);
  const form = useFormik<StartValues>({
    initialValues: readLastVehicle() ?? FIRST_VALUES,
    validationSchema: vehicleSchema,
    validateOnBlur: false,
    onSubmit: async (values) => {
      if (!mayRecord) {
        setIsAsking(true);
      } else if (track !== undefined) {
        await onImport(track, values);
      }
    },
  });
  const facts = track?.facts ?? null;
  return (
    <>
      {tracks.length > 1 && <TrackChoice tracks={tracks} chosen={chosen} onChoose={setChosen} />}
      {track !== undefined && facts !== null && <FoundTrackCard track={track} facts={facts} />}
      {fault !== null && <Refused text={FAULT_MESSAGES[fault]} />}
      {fault === null && (
        <>
          <VehicleForm id={FORM_ID} form={form} />
          <Text textStyle="small" color="fg.muted">
            {formatMessage(IMPORT_MESSAGES.private)}
          </Text>
          {refusal !== null && <Refused text={refusalText(refusal)} />}
        </>
      )}
      <Flex direction={{ base: 'column', md: 'row-reverse' }} justify="flex-end" gap="3">
        {fault === null && (
          <Button type="submit" form={FORM_ID} size="lg">
            {formatMessage(IMPORT_MESSAGES.submit)}
          </Button>
        )}
        <Button variant="outline" size="lg" onClick={onOther}>
          {formatMessage(IMPORT_MESSAGES.chooseOther)}
        </Button>
      </Flex>
      <Sheet
        isOpen={isAsking && !mayRecord}
        onClose={() => setIsAsking(false)}
        title={consent.title}
        footer={consent.footer}
      >
        {consent.body}
      </Sheet>
    </>
  );
}

function Refused({ text }: { text: MessageDescriptor }) {
  const { formatMessage } = useIntl();
  return (
    <Flex role="alert" gap="2" color="danger.fg">
      <Flex pt="1">
        <ZoneGlyph zone="danger" />
      </Flex>
      {formatMessage(text, { days: DAYS_BACK })}
    </Flex>
  );
}

function refusalText(refusal: Refusal): MessageDescriptor {
  switch (refusal) {
    case 'notStored':
      return FAULT_MESSAGES.notStored;
    case 'CONFLICT':
      return FAULT_MESSAGES.overlap;
    case 'IDEMPOTENCY_MISMATCH':
      return FAULT_MESSAGES.otherVehicle;
    case 'BAD_USER_INPUT':
      return FAULT_MESSAGES.tooOld;
    default:
      return ERROR_MESSAGES[refusal];
  }
}

/** The first track that can become a journey, else the first. */
function firstUsable(tracks: readonly FoundTrack[], nowMs: number): number {
  return Math.max(
    0,
    tracks.findIndex((track) => trackFault(track, nowMs) === null),
  );
}

/** The vehicle that was driven: that of the last journey as one line, or all fields. */
function VehicleForm({ id, form }: VehicleFormProps) {
  const { formatMessage } = useIntl();
  const [last] = useState(readLastVehicle);
  const [isOther, setIsOther] = useState(false);
  return (
    <FormikProvider value={form}>
      <Flex asChild direction="column" gap="3">
        <form id={id} noValidate onSubmit={submitOrShowFault(form.submitForm)}>
          <Heading as="h2" textStyle="section">
            {formatMessage(IMPORT_MESSAGES.vehicle)}
          </Heading>
          {last === null || isOther ? (
            <VehicleFields />
          ) : (
            <VehicleRow vehicle={last} onChange={() => setIsOther(true)} />
          )}
        </form>
      </Flex>
    </FormikProvider>
  );
}
