import { chakra } from '@chakra-ui/react';

/** The pattern that means: nothing was measured here. Drawn with `fill="url(#id)"`. */
export function ChartHatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <chakra.path d="M0 0V6" stroke="border.strong" strokeWidth="2" opacity="0.6" />
    </pattern>
  );
}
