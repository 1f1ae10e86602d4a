import { Box, chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CODE_MESSAGES } from './messages';
import { scanFrames } from './scan-frames';

export interface CodeScannerProps {
  onCode: (text: string) => void;
  /** Called once where there is no camera, or it was refused. */
  onNoCamera: () => void;
}

/** The camera's picture with a frame, until a QR code is found. */
export function CodeScanner({ onCode, onNoCamera }: CodeScannerProps) {
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, onNoCamera });
  useEffect(function followHandlers() {
    latest.current = { onCode, onNoCamera };
  });

  useEffect(function openCamera() {
    let stream: MediaStream | undefined;
    let stop: () => void = () => undefined;
    let isGone = false;
    const close = () => stream?.getTracks().forEach((track) => track.stop());
    async function open(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isGone || video.current === null) {
        close();
        return;
      }
      video.current.srcObject = stream;
      await video.current.play();
      stop = scanFrames(video.current, (text) => latest.current.onCode(text));
    }
    open().catch(() => {
      if (!isGone) {
        latest.current.onNoCamera();
      }
    });
    return () => {
      isGone = true;
      stop();
      close();
    };
  }, []);

  return (
    <Box>
      <Box position="relative" borderRadius="card" overflow="hidden" bg="bg.muted">
        <chakra.video
          ref={video}
          aria-label={formatMessage(CODE_MESSAGES.viewfinder)}
          muted
          playsInline
          w="full"
          aspectRatio="4 / 3"
          objectFit="cover"
        />
        <Box
          aria-hidden
          position="absolute"
          inset="12%"
          borderWidth="3px"
          borderColor="white"
          borderRadius="card"
          opacity="0.9"
        />
      </Box>
      <Text textStyle="small" textAlign="center" color="fg.muted" mt="2">
        {formatMessage(CODE_MESSAGES.point)}
      </Text>
    </Box>
  );
}
