import { chakra } from '@chakra-ui/react';

/** A key of the keyboard, where there is likely one. */
export function KeyCap({ text }: { text: string }) {
  return (
    <chakra.kbd
      aria-hidden
      display={{ base: 'none', md: 'inline-grid' }}
      placeItems="center"
      minW="5"
      h="5"
      px="1"
      borderWidth="1px"
      borderColor="currentColor"
      borderRadius="badge"
      fontFamily="inherit"
      textStyle="micro"
    >
      {text}
    </chakra.kbd>
  );
}
