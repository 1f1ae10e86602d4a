import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { create } from 'qrcode';

/** Modules of blank space that a reader needs around the code. */
const QUIET_ZONE = 4;

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
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const edge = size + 2 * QUIET_ZONE;
  const path = Array.from(data).flatMap((isDark, index) => {
    const x = QUIET_ZONE + (index % size);
    const y = QUIET_ZONE + Math.floor(index / size);
    return isDark ? [`M${x} ${y}h1v1h-1z`] : [];
  });
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${edge} ${edge}`}
      boxSize={edgeLength}
      alignSelf="center"
      borderRadius="badge"
      bg="white"
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} fill="#000" />
    </chakra.svg>
  );
}
