import { chakra } from '@chakra-ui/react';

const WIDTH = 88;
const HEIGHT = 32;
/** Room for the line and the dot at its end. */
const EDGE = 3;

/** Course of a figure, as a small line in ink; mute, as its card says the change in words. Needs two values. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) {
    return null;
  }
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const points = values.map((value, index) => ({
    x: round(EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE)),
    // Without any change the line runs through the middle.
    y: round(HEIGHT - EDGE - (span === 0 ? 0.5 : (value - least) / span) * (HEIGHT - 2 * EDGE)),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x},${y}`).join('');
  const last = points.at(-1);
  return (
    <chakra.svg
      width={`${WIDTH}px`}
      height={`${HEIGHT}px`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      flexShrink="0"
      aria-hidden
    >
      <chakra.path d={`${line}L${WIDTH - EDGE},${HEIGHT}L${EDGE},${HEIGHT}Z`} fill="brand.fg" opacity="0.1" />
      <chakra.path d={line} stroke="brand.fg" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
      {last && <chakra.circle cx={last.x} cy={last.y} r="3" fill="brand.fg" />}
    </chakra.svg>
  );
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
