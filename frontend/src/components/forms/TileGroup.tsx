import { chakra, Grid } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { evenColumns } from './even-columns';
import { Tile } from './Tile';

export interface TileChoice<Value extends string> {
  value: Value;
  label: string;
  icon: LucideIcon;
}

export interface TileGroupProps<Value extends string> {
  label: string;
  /** Fewer where large letters need the width. */
  columns: number;
  choices: readonly TileChoice<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Tiles of 64 px instead of 76, where many must fit on one screen. */
  isLow?: boolean;
  /** Whether a choice is wanted and none is made: `focusFirstFault` leads here. */
  isMissing?: boolean;
}

/** A choice of one among pictures, as radio buttons under one legend. */
export function TileGroup<Value extends string>(props: TileGroupProps<Value>) {
  const { label, columns, choices, value, onChange, isLow, isMissing } = props;
  const name = useId();
  return (
    <chakra.fieldset minW="0" data-missing={isMissing || undefined}>
      <chakra.legend textStyle="label" mb="1.5">
        {label}
      </chakra.legend>
      <Grid
        templateColumns={evenColumns(columns, { least: columns > 3 ? '3.9rem' : '4.6rem', gap: '0.5rem' })}
        gap="2"
      >
        {choices.map((choice) => (
          <Tile
            key={choice.value}
            name={name}
            {...choice}
            isLow={isLow}
            isChosen={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </Grid>
    </chakra.fieldset>
  );
}
