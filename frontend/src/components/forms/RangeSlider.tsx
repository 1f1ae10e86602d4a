import { chakra } from '@chakra-ui/react';

export interface RangeSliderProps {
  label: string;
  /** From 0 to `max`, in whole numbers. */
  value: number;
  max: number;
  /** Meaning of the value, in words. */
  valueText: string;
  onChange: (value: number) => void;
}

const TRACK = { h: '4px', borderRadius: 'full' };
const THUMB = {
  appearance: 'none',
  boxSize: '22px',
  mt: '-9px',
  borderRadius: 'full',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: 'bg.panel',
  bg: 'info.fg',
  boxShadow: '0 0 0 1px {colors.info.fg}',
};

/** A slider for choosing a moment: what has passed is blue. The browser's own, so that finger and keys work everywhere. */
export function RangeSlider({ label, value, max, valueText, onChange }: RangeSliderProps) {
  const share = max === 0 ? 0 : (value / max) * 100;
  const passed = `linear-gradient(to right, {colors.info.fg} ${share}%, {colors.border.strong} ${share}%)`;
  return (
    <chakra.input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={max}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      appearance="none"
      flex="1"
      minW="0"
      h="12"
      bg="transparent"
      cursor="pointer"
      borderRadius="control"
      css={{
        '&::-webkit-slider-runnable-track': { ...TRACK, backgroundImage: passed },
        '&::-moz-range-track': { ...TRACK, backgroundImage: passed },
        '&::-webkit-slider-thumb': THUMB,
        '&::-moz-range-thumb': { ...THUMB, mt: '0', boxSizing: 'border-box' },
      }}
    />
  );
}
