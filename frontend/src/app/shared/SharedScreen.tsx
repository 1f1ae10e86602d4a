import { Heading } from '@chakra-ui/react';
import { FileQuestion, Globe, HardDrive, Hourglass, ImageOff, Share2, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { PHOTO_MESSAGES } from '../../components/photo/messages';
import { useDrive } from '../../features/drive/context/drive-context';
import { SharedPhoto, type SharedPhotoFault } from '../../features/incidents/sheet/SharedPhoto';
import { ImportJourneyPage } from '../../features/journeys/import/ImportJourneyPage';
import { VALIDATION_MESSAGES } from '../../lib/format/validation-messages';
import { PATHS } from '../../lib/paths';
import { useViewer } from '../../lib/session/session';
import { REFUSAL_MARKS, takeShared, type RefusalMark } from '../../lib/shared-file/shared-file';
import { isTrackFile } from '../../lib/track-file/useTrackFile';
import { SHARE_MESSAGES } from './share-messages';

/** The page that opens what another app has shared: a photo begins a report, a track the import; anything else is refused in words. */
export function SharedScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const accountId = useViewer()?.id ?? '';
  const { live } = useDrive();
  const file = useShared();
  const refusal = REFUSAL_MARKS.find((mark) => query.has(mark));
  if (refusal !== undefined) {
    return <Refusal {...REFUSALS[refusal]} />;
  }
  if (file === undefined) {
    return null;
  }
  if (file === null) {
    return <Refusal icon={Share2} title={SHARE_MESSAGES.nothingTitle} text={SHARE_MESSAGES.nothing} />;
  }
  if (file.type.startsWith('image/')) {
    return (
      <>
        <Heading as="h1" textStyle="title">
          {formatMessage(SHARE_MESSAGES.photo)}
        </Heading>
        <SharedPhoto
          accountId={accountId}
          file={file}
          knownPlace={live?.place ?? null}
          note={formatMessage(SHARE_MESSAGES.photoCame)}
          refusal={(fault) => (
            <Refusal icon={ImageOff} title={SHARE_MESSAGES.unusable} text={PHOTO_FAULTS[fault]} level="h2" />
          )}
          onClose={() => void navigate(PATHS.myIncidents, { replace: true })}
        />
      </>
    );
  }
  return isTrackFile(file) ? (
    <ImportJourneyPage shared={file} note={formatMessage(SHARE_MESSAGES.trackCame)} />
  ) : (
    <Refusal icon={FileQuestion} title={SHARE_MESSAGES.unusable} text={SHARE_MESSAGES.neither} />
  );
}

const PHOTO_FAULTS: Record<SharedPhotoFault, MessageDescriptor> = {
  'photo.invalid': VALIDATION_MESSAGES['photo.invalid'],
  'photo.large': VALIDATION_MESSAGES['photo.large'],
  'photo.full': PHOTO_MESSAGES.full,
};

const REFUSALS: Record<RefusalMark, Pick<RefusalProps, 'icon' | 'title' | 'text'>> = {
  full: { icon: HardDrive, title: SHARE_MESSAGES.fullTitle, text: SHARE_MESSAGES.full },
  foreign: { icon: Globe, title: SHARE_MESSAGES.foreignTitle, text: SHARE_MESSAGES.foreign },
  late: { icon: Hourglass, title: SHARE_MESSAGES.lateTitle, text: SHARE_MESSAGES.late },
};

/** The shared file; null without one, undefined until the phone has looked. */
function useShared(): File | null | undefined {
  const [file, setFile] = useState<File | null>();
  useEffect(function take() {
    const show = (found: File | null) => setFile((before) => before ?? found);
    void takeShared().then(show, () => show(null));
  }, []);
  return file;
}

interface RefusalProps {
  icon: LucideIcon;
  title: MessageDescriptor;
  text: MessageDescriptor;
  level?: 'h1' | 'h2';
}

function Refusal({ icon, title, text, level = 'h1' }: RefusalProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState icon={icon} title={formatMessage(title)} text={formatMessage(text)} headingLevel={level} />
  );
}
