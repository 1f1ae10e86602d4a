import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { RowIcon } from './RowIcon';

export interface SwitchRowProps {
  icon: LucideIcon;
  text: string;
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A row of 64 px that is one switch: its knob, a ring when off, says the state beside the colour. */
export function SwitchRow({ icon, text, hint, isOn, isDisabled = false, onChange }: SwitchRowProps) {
  const hintId = useId();
  return (
    <chakra.button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={text}
      aria-describedby={hintId}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      containerType="inline-size"
      minH="16"
      px="4"
      py="2"
      textAlign="start"
      cursor={isDisabled ? 'not-allowed' : 'pointer'}
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <RowIcon icon={icon} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" textStyle="strong" color={isDisabled ? 'fg.subtle' : 'fg'}>
          {text}
        </chakra.span>
        <chakra.span id={hintId} display="block" textStyle="small" color="fg.muted">
          {hint}
        </chakra.span>
      </chakra.span>
      <Knob isOn={isOn} isDisabled={isDisabled} />
    </chakra.button>
  );
}

function Knob({ isOn, isDisabled }: { isOn: boolean; isDisabled: boolean }) {
  return (
    <chakra.span
      aria-hidden
      display="flex"
      alignItems="center"
      flexShrink="0"
      w="48px"
      h="28px"
      px="3px"
      borderRadius="full"
      borderWidth="2px"
      opacity={isDisabled ? 0.6 : 1}
      justifyContent={isOn ? 'flex-end' : 'flex-start'}
      bg={isOn ? 'brand.solid' : 'transparent'}
      borderColor={isOn ? 'brand.solid' : 'border.strong'}
    >
      <chakra.span
        boxSize={isOn ? '20px' : '16px'}
        borderRadius="full"
        bg={isOn ? 'brand.contrast' : 'border.strong'}
      />
    </chakra.span>
  );
}
