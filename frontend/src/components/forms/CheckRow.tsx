import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';

export interface CheckRowProps {
  text: string;
  /** Explanation below it. */
  hint?: string;
  isOn: boolean;
  /** Whether it stands in a frame, as a thing that is chosen; else as a sentence that is agreed to. */
  isFramed?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A box to tick; the whole row is its target. */
export function CheckRow({ text, hint, isOn, isFramed = false, onChange }: CheckRowProps) {
  return (
    <chakra.label
      position="relative"
      display="flex"
      alignItems={isFramed ? 'center' : 'flex-start'}
      gap="3"
      minH="12"
      px={isFramed ? '3' : '0'}
      py={isFramed ? '3' : '1'}
      cursor="pointer"
      borderWidth={isFramed ? '2px' : '0'}
      borderColor={isOn ? 'brand.fg' : 'border.strong'}
      borderRadius="card"
      bg={isFramed && isOn ? 'brand.subtle' : undefined}
      _focusWithin={{ outline: '2px solid {colors.focus}', outlineOffset: '2px' }}
    >
      <chakra.input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        position="absolute"
        opacity="0"
        boxSize="6"
      />
      <Flex
        aria-hidden
        align="center"
        justify="center"
        boxSize="6"
        flexShrink="0"
        mt={isFramed ? '0' : '0.5'}
        borderRadius="badge"
        borderWidth="2px"
        borderColor={isOn ? 'brand.fg' : 'border.strong'}
        bg={isOn ? 'brand.fg' : undefined}
        color="bg.panel"
      >
        {isOn && <Check size={18} strokeWidth={3} />}
      </Flex>
      <Box minW="0">
        <Text textStyle={isFramed ? 'strong' : undefined}>{text}</Text>
        {hint !== undefined && (
          <Text textStyle="small" color="fg.muted">
            {hint}
          </Text>
        )}
      </Box>
    </chakra.label>
  );
}
