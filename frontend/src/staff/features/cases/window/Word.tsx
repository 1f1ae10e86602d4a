import { chakra } from '@chakra-ui/react';

export interface WordProps {
  x: number;
  y: number;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  isStrong?: boolean;
  color?: string;
  /** Around the letters, where they cross lines. */
  edge?: string;
}

/** A word in the chart. */
export function Word({ x, y, text, anchor = 'start', isStrong = false, color = 'fg', edge }: WordProps) {
  return (
    <chakra.text
      x={x}
      y={y}
      textAnchor={anchor}
      textStyle="micro"
      fontWeight={isStrong ? 'bold' : 'normal'}
      fill={color}
      stroke={edge}
      strokeWidth={edge === undefined ? undefined : '4'}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {text}
    </chakra.text>
  );
}
