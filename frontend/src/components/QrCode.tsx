import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { qrPath } from '../lib/qr/qr-path';

export interface QrCodeProps {
  /** Content of the code. */
  text: string;
  /** Label for screen readers. */
  label: string;
  /** Edge of the picture. */
  size: HTMLChakraProps<'svg'>['boxSize'];
}

/** A QR code as one path, black on white in both themes: readers expect it so. */
export function QrCode({ text, label, size: edgeLength }: QrCodeProps) {
  const { edge, d } = qrPath(text);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${edge} ${edge}`}
      boxSize={edgeLength}
      alignSelf="center"
      flexShrink="0"
      borderRadius="badge"
      bg="white"
      shapeRendering="crispEdges"
    >
      <path d={d} fill="#000" />
    </chakra.svg>
  );
}
