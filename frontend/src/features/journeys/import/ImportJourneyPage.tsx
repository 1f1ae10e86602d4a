import { Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { JobProgress } from '../../../components/JobProgress';
import { JourneyBar } from '../shown/JourneyBar';
import { DAYS_BACK } from './days-back';
import { FilePicker } from './FilePicker';
import { FoundTracks } from './FoundTracks';
import { ImportProgress } from './ImportProgress';
import { IMPORT_MESSAGES } from './messages';
import { useTrackFile } from '../../../lib/track-file/useTrackFile';
import { useImport } from './useImport';

export interface ImportJourneyPageProps {
  /** A file that another app has shared, which is read at once. */
  shared?: File;
  /** Sentence above it. */
  note?: string;
}

/** Reads a track from a track file and makes a journey of it. */
export function ImportJourneyPage({ shared, note }: ImportJourneyPageProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="4">
      <JourneyBar>
        <Heading as="h1" textStyle={{ base: 'section', md: 'title' }}>
          {formatMessage(IMPORT_MESSAGES.title)}
        </Heading>
      </JourneyBar>
      {note !== undefined && <Text color="fg.muted">{note}</Text>}
      <Body shared={shared} />
    </Flex>
  );
}

function Body({ shared }: Pick<ImportJourneyPageProps, 'shared'>) {
  const { formatMessage } = useIntl();
  const { state: file, read, cancel } = useTrackFile();
  const journey = useImport();
  const readAtFirst = useEffectEvent(() => {
    if (shared !== undefined) {
      void read(shared);
    }
  });
  useEffect(function readShared() {
    readAtFirst();
  }, []);
  if (journey.state.kind === 'keeping' || journey.state.kind === 'sending') {
    return (
      <Step key="import">
        <ImportProgress state={journey.state} onCancel={journey.cancel} />
      </Step>
    );
  }
  if (file.kind === 'reading') {
    return (
      <Step key="reading">
        <Card>
          <JobProgress label={formatMessage(IMPORT_MESSAGES.reading)} share={file.share} onCancel={cancel} />
        </Card>
      </Step>
    );
  }
  if (file.kind === 'found') {
    return (
      <Step key="found">
        <FoundTracks
          tracks={file.tracks}
          refusal={journey.state.kind === 'refused' ? journey.state.why : null}
          onImport={journey.begin}
          onOther={cancel}
        />
      </Step>
    );
  }
  return (
    <>
      <Text color="fg.muted">{formatMessage(IMPORT_MESSAGES.intro, { days: DAYS_BACK })}</Text>
      <FilePicker fault={file.kind === 'fault' ? file.fault : null} onPick={(picked) => void read(picked)} />
    </>
  );
}

/** Content of one step; it gets the focus when it appears, since the focused element has gone. */
function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(function focusOn() {
    step.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Flex ref={step} tabIndex={-1} outline="none" direction="column" gap="4">
      {children}
    </Flex>
  );
}
