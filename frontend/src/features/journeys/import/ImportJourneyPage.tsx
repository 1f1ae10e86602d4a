import { Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/Card';
import { JobProgress } from '../../../components/JobProgress';
import { JourneyBar } from '../JourneyBar';
import { DAYS_BACK } from './days-back';
import { FilePicker } from './FilePicker';
import { FoundTracks } from './FoundTracks';
import { ImportProgress } from './ImportProgress';
import { IMPORT_MESSAGES } from './messages';
import { useGpxFile } from './useGpxFile';
import { useImport } from './useImport';

/** Reads a track from a GPX file and makes a journey of it. */
export function ImportJourneyPage() {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="4">
      <JourneyBar>
        <Heading as="h1" textStyle={{ base: 'section', md: 'title' }}>
          {formatMessage(IMPORT_MESSAGES.title)}
        </Heading>
      </JourneyBar>
      <Body />
    </Flex>
  );
}

function Body() {
  const { formatMessage } = useIntl();
  const { state: file, read, cancel } = useGpxFile();
  const journey = useImport();
  if (journey.state.kind === 'keeping' || journey.state.kind === 'sending') {
    return <ImportProgress state={journey.state} onCancel={journey.cancel} />;
  }
  if (file.kind === 'reading') {
    return (
      <Card>
        <JobProgress label={formatMessage(IMPORT_MESSAGES.reading)} share={file.share} onCancel={cancel} />
      </Card>
    );
  }
  if (file.kind === 'found') {
    return (
      <FoundTracks
        key={file.name}
        tracks={file.tracks}
        refusal={journey.state.kind === 'refused' ? journey.state.why : null}
        onImport={journey.begin}
        onOther={cancel}
      />
    );
  }
  return (
    <>
      <Text color="fg.muted">{formatMessage(IMPORT_MESSAGES.intro, { days: DAYS_BACK })}</Text>
      <FilePicker fault={file.kind === 'fault' ? file.fault : null} onPick={(picked) => void read(picked)} />
    </>
  );
}
