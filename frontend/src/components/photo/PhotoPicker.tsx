import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { BROWSER_TOOLS, compressPhoto, dataUrlOf, type PhotoFrame } from '../../lib/photo/compress-photo';
import { useIsPhoneFull } from '../../lib/offline/useIsPhoneFull';
import { useSavesData } from '../../lib/own-settings/useSavesData';
import { VALIDATION_MESSAGES } from '../../lib/format/validation-messages';
import { FaultLine } from '../states/FaultLine';
import { CameraSheet, type CameraFacing } from './CameraSheet';
import { PHOTO_MESSAGES } from './messages';

export interface PhotoPickerProps {
  frame: PhotoFrame;
  facing: CameraFacing;
  hasPhoto: boolean;
  /** The server's answer about the photo. */
  error?: string;
  /** Gets the photo as a `data:` address; null removes it. */
  onChange: (photo: string | null) => void;
}

/** The ways to a photo, which are offered when they are asked for while data is saved, and not on a phone that is full. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { formatMessage } = useIntl();
  const savesData = useSavesData();
  const isFull = useIsPhoneFull();
  const [isWanted, setIsWanted] = useState(false);
  if (isFull && !props.hasPhoto) {
    return (
      <Text role="status" flex="1" minW="0" textStyle="small" color="fg.muted">
        {formatMessage(PHOTO_MESSAGES.full)}
      </Text>
    );
  }
  if (!savesData || isWanted || props.hasPhoto) {
    return <PhotoWays {...props} />;
  }
  return (
    <Flex direction="column" gap="2" flex="1" minW="0" align="flex-start">
      <Text textStyle="small" color="fg.muted">
        {formatMessage(PHOTO_MESSAGES.spared)}
      </Text>
      <Button variant="outline" onClick={() => setIsWanted(true)}>
        <Camera size={20} aria-hidden />
        {formatMessage(PHOTO_MESSAGES.addAnyway)}
      </Button>
    </Flex>
  );
}

/** From the pictures of the phone, from its camera, or none; says what is wrong with a file. */
function PhotoWays({ frame, facing, hasPhoto, error, onChange }: PhotoPickerProps) {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const shownFault = fault ?? error;
  const hasCamera = typeof navigator.mediaDevices?.getUserMedia === 'function';

  async function receive(file: Blob): Promise<void> {
    setIsReading(true);
    setFault(null);
    const photo = await compressPhoto(file, BROWSER_TOOLS, frame);
    if (typeof photo === 'string') {
      setFault(formatMessage(VALIDATION_MESSAGES[photo]));
    } else {
      onChange(await dataUrlOf(photo));
    }
    setIsReading(false);
  }

  function handlePick(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (file !== undefined) {
      void receive(file);
    }
  }

  return (
    <Flex direction="column" gap="2" flex="1" minW="0" align="flex-start">
      <chakra.input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label={formatMessage(PHOTO_MESSAGES.choose)}
        hidden
        onChange={handlePick}
      />
      <Flex wrap="wrap" gap="2" w="full" css={{ '& > button': { flex: '1 1 auto' } }}>
        <Button variant="outline" px="3" loading={isReading} onClick={() => picker.current?.click()}>
          <ImageUp size={20} aria-hidden />
          {formatMessage(PHOTO_MESSAGES.choose)}
        </Button>
        {hasCamera && (
          <Button variant="outline" px="3" onClick={() => setIsCameraOpen(true)}>
            <Camera size={20} aria-hidden />
            {formatMessage(PHOTO_MESSAGES.accept)}
          </Button>
        )}
      </Flex>
      {hasPhoto && (
        <Button variant="ghost" px="2" onClick={() => onChange(null)}>
          <Trash2 size={20} aria-hidden />
          {formatMessage(PHOTO_MESSAGES.remove)}
        </Button>
      )}
      {shownFault === undefined ? (
        <Text textStyle="small" color="fg.subtle">
          {formatMessage(PHOTO_MESSAGES.hint)}
        </Text>
      ) : (
        <FaultLine>{shownFault}</FaultLine>
      )}
      {isCameraOpen && (
        <CameraSheet
          facing={facing}
          onPhoto={(photo) => void receive(photo)}
          onClose={() => setIsCameraOpen(false)}
        />
      )}
    </Flex>
  );
}
