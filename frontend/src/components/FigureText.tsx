import { chakra } from '@chakra-ui/react';

/** A number with whatever separates its digits, or what stands between numbers. */
const PIECES = /\d(?:[\d\s.,]*\d)?|\D+/gu;

export interface FigureTextProps {
  text: string;
  /** The unit below its number, where a row has no room beside it. */
  isStacked?: boolean;
}

/**
 * A quantity as it was formatted, such as `6 h 24 min`, its units smaller than its numbers. Languages differ in what
 * stands where, so the text is cut where a number begins or ends; without a number it stands as it is.
 */
export function FigureText({ text, isStacked = false }: FigureTextProps) {
  if (!/\d/u.test(text)) {
    return text;
  }
  return [...text.matchAll(PIECES)].map(([piece], index) =>
    /^\d/u.test(piece) ? piece : <Unit key={index} text={piece} isStacked={isStacked} />,
  );
}

function Unit({ text, isStacked }: { text: string; isStacked: boolean }) {
  const unit = text.trimStart().replace(/\s+$/u, ' ');
  return (
    <>
      {/* A line may break after a unit, and not between a number and its unit. */}
      {text.slice(0, text.length - unit.length).replace(/\s+/u, '\u00a0')}
      <chakra.small
        display={isStacked ? 'block' : 'inline'}
        fontSize={isStacked ? '0.75rem' : '0.75em'}
        // No higher than its letters beside a number: it must not move the line apart.
        lineHeight={isStacked ? '1rem' : '1'}
        fontWeight="medium"
        letterSpacing="normal"
      >
        {unit}
      </chakra.small>
    </>
  );
}
