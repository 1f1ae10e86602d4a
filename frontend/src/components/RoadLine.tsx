import { Box } from '@chakra-ui/react';

/** Dashes of a road's centre line: parts "what" from "how much" on a receipt. */
export function RoadLine() {
  return (
    <Box
      aria-hidden
      h="2px"
      opacity="0.55"
      backgroundImage="repeating-linear-gradient(90deg, {colors.border.strong} 0 14px, transparent 14px 24px)"
    />
  );
}
