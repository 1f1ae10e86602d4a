import { chakra, Flex } from '@chakra-ui/react';
import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { PinDots } from './PinDots';
import { sixDigitsOf } from './six-digits';

/** Attributes for its own element. */
type Received = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'aria-describedby' | 'aria-invalid'
>;

export interface SixPlacesProps extends Received {
  id: string;
  value: string;
  /** Whether its digits are seen; else a password of dots. */
  isShown: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** At the end, above the field. */
  children?: ReactNode;
}

/** One field of 64 px drawn as six places: a real input, so that paste, password managers and codes of messages work. */
export function SixPlaces({ id, value, isShown, onChange, onBlur, children, ...received }: SixPlacesProps) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Flex
      position="relative"
      align="center"
      justify="space-between"
      h="16"
      ps="4"
      pe="1.5"
      bg="bg.panel"
      borderRadius="12px"
      boxShadow={frameOf(received['aria-invalid'] === true)}
      // Where the system chooses the colours there are no shadows, and this is the edge.
      outline={hasFocus ? '2px solid {colors.focus}' : '1px solid transparent'}
      outlineOffset="-2px"
    >
      <PinDots value={value} isShown={isShown} hasCaret={hasFocus} />
      <chakra.input
        {...received}
        id={id}
        name={id}
        type={isShown ? 'text' : 'password'}
        inputMode="numeric"
        value={value}
        onChange={(event) => onChange(sixDigitsOf(event.target.value))}
        onFocus={() => setHasFocus(true)}
        onBlur={() => {
          setHasFocus(false);
          onBlur();
        }}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        ps="4"
        pe="14"
        borderRadius="12px"
        bg="transparent"
        color="transparent"
        caretColor="transparent"
        outline="none"
        // What a password manager fills in would else be painted over the dots.
        _autofill={{ WebkitTextFillColor: 'transparent', transition: 'background-color 86400s' }}
        _selection={{ bg: 'transparent' }}
      />
      {children}
    </Flex>
  );
}

function frameOf(hasError: boolean): string {
  return hasError ? 'inset 0 0 0 2px {colors.danger.fg}' : 'inset 0 0 0 1px {colors.border.strong}';
}
