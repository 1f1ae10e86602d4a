import { chakra } from '@chakra-ui/react';
import { KeyCap } from './KeyCap';

const KEYS = ['Ctrl', 'Enter'];

/** The keys that press the button they stand in, also while somebody types. */
export function SendKeys() {
  return (
    <chakra.span aria-hidden display={{ base: 'none', md: 'inline-flex' }} gap="0.5" ms="2">
      {KEYS.map((key) => (
        <KeyCap key={key} text={key} />
      ))}
    </chakra.span>
  );
}
