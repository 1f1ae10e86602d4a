import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { SteadyLabel } from './SteadyLabel';

export interface TileProps {
  /** Radio group that the tile belongs to. */
  name: string;
  value: string;
  label: string;
  icon: LucideIcon;
  isChosen: boolean;
  /** 64 px high instead of 76. */
  isLow?: boolean;
  onChoose: () => void;
}

/** One picture of a choice: a radio button of 76 px with an icon over its word. */
export function Tile({ name, value, label, icon: Icon, isChosen, isLow = false, onChoose }: TileProps) {
  return (
    <chakra.label
      position="relative"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap={isLow ? '1' : '1.5'}
      minH={isLow ? '16' : '76px'}
      px="1"
      py={isLow ? '1.5' : '2'}
      borderRadius="control"
      textStyle="label"
      textAlign="center"
      cursor="pointer"
      bg={isChosen ? 'brand.subtle' : 'bg.muted'}
      boxShadow={isChosen ? 'inset 0 0 0 2px {colors.brand.fg}' : undefined}
      css={{
        '@media (forced-colors: active)': {
          '&:has(:checked)': { outline: '2px solid', outlineOffset: '-2px' },
        },
        '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      }}
    >
      <chakra.input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} srOnly />
      <Icon size={28} aria-hidden />
      <SteadyLabel text={label} isBold={isChosen} />
    </chakra.label>
  );
}
