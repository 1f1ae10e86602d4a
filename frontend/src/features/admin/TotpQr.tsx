import { chakra } from '@chakra-ui/react';
import { create } from 'qrcode';

/** Modules of blank space that a reader needs around the code. */
const QUIET_ZONE = 4;

/** A QR code as one path, black on white in both themes: readers expect it so. */
export function TotpQr({ uri, label }: { uri: string; label: string }) {
  const { size, data } = create(uri, { errorCorrectionLevel: 'M' }).modules;
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
      boxSize="200px"
      alignSelf="center"
      borderRadius="badge"
      bg="white"
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} fill="#000" />
    </chakra.svg>
  );
}
