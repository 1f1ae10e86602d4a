import { Button, chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../surface/Sheet';
import { PHOTO_MESSAGES } from './messages';

/** Camera of a phone: the one that looks at its owner, or the one that looks at the road. */
export type CameraFacing = 'user' | 'environment';

export interface CameraSheetProps {
  facing: CameraFacing;
  onPhoto: (photo: Blob) => void;
  onClose: () => void;
}

type CameraState = 'opening' | 'open' | 'refused' | 'none';

/** The picture of the phone's camera with one button; says what to do where the camera is refused. */
export function CameraSheet({ facing, onPhoto, onClose }: CameraSheetProps) {
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('opening');

  useEffect(
    function openCamera() {
      let stream: MediaStream | undefined;
      let isGone = false;
      const close = () => stream?.getTracks().forEach((track) => track.stop());
      async function open(): Promise<void> {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: facing } });
        if (isGone || video.current === null) {
          close();
          return;
        }
        video.current.srcObject = stream;
        await video.current.play();
        setState('open');
      }
      open().catch((error: unknown) => {
        if (!isGone) {
          setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none');
        }
      });
      return () => {
        isGone = true;
        close();
      };
    },
    [facing],
  );

  function shoot(): void {
    const canvas = document.createElement('canvas');
    canvas.width = video.current?.videoWidth ?? 0;
    canvas.height = video.current?.videoHeight ?? 0;
    if (video.current !== null) {
      canvas.getContext('2d')?.drawImage(video.current, 0, 0);
    }
    canvas.toBlob((photo) => {
      if (photo === null) {
        setState('none');
        return;
      }
      onPhoto(photo);
      onClose();
    });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(PHOTO_MESSAGES.accept)}
      footer={
        <Button width="full" disabled={state !== 'open'} onClick={shoot}>
          {formatMessage(PHOTO_MESSAGES.shoot)}
        </Button>
      }
    >
      {(state === 'refused' || state === 'none') && (
        <Text role="alert">{formatMessage(PHOTO_MESSAGES[state])}</Text>
      )}
      <chakra.video
        ref={video}
        hidden={state === 'refused' || state === 'none'}
        aria-label={formatMessage(PHOTO_MESSAGES.viewfinder)}
        muted
        playsInline
        w="full"
        aspectRatio={facing === 'user' ? '1' : '4 / 3'}
        objectFit="cover"
        borderRadius="card"
        bg="bg.muted"
      />
    </Sheet>
  );
}
