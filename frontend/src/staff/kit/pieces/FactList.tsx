import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface StaffFact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Facts of one thing: names at the left, values at the right, under each other where they don't fit. */
export function FactList({ facts }: { facts: readonly StaffFact[] }) {
  return (
    <chakra.dl>
      {facts.map(({ label, value }) => (
        <Flex key={label} justify="space-between" wrap="wrap" columnGap="4" py="2" borderBottomWidth="1px">
          <chakra.dt textStyle="small" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="label" minW="0" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}
