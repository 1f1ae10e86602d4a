import { chakra } from '@chakra-ui/react';

/** The name of a scope, as it is written in code. */
export function ScopeChip({ scope }: { scope: string }) {
  return (
    <chakra.code
      px="1.5"
      minH="22px"
      bg="bg.muted"
      borderRadius="badge"
      fontFamily="mono"
      textStyle="micro"
      whiteSpace="nowrap"
    >
      {scope}
    </chakra.code>
  );
}
