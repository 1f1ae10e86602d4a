import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Input, type InputProps } from './Input';

export interface SelectInputProps
  extends
    Pick<InputProps, 'h' | 'w' | 'maxW' | 'ps' | 'textStyle'>,
    Pick<HTMLChakraProps<'select'>, 'id' | 'value' | 'onChange'> {
  /** The `option`s. */
  children: ReactNode;
}

/** As wide as what is chosen rather than the longest choice, unless the form sets a width; older browsers do not know it. */
const CHOSEN_WIDTH = { fieldSizing: 'content' } as const;

/** The browser's own list in a field by the recipe `input`, with an arrow that keeps its distance from the edge. */
export function SelectInput({ id, value, onChange, children, w, maxW, ...look }: SelectInputProps) {
  return (
    <chakra.span
      display="inline-grid"
      alignItems="center"
      position="relative"
      w={w ?? 'full'}
      maxW={maxW}
      minW="0"
    >
      <Input asChild pe="9" cursor="pointer" {...look}>
        <select id={id} value={value} onChange={onChange} style={CHOSEN_WIDTH}>
          {children}
        </select>
      </Input>
      <chakra.span position="absolute" insetEnd="3" color="fg.muted" pointerEvents="none" aria-hidden>
        <ChevronDown size={16} />
      </chakra.span>
    </chakra.span>
  );
}
