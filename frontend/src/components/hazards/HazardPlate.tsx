import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TYPE_ICONS } from '../incidents/incident-icons';
import type { Hazard } from './useHazards';

/** The picture of a hazard on its ink plate, which no zone has. */
export function HazardPlate({ hazard: { hazardType } }: { hazard: Pick<Hazard, 'hazardType'> }) {
  const Icon = TYPE_ICONS[hazardType];
  return (
    <InkPlate>
      <Icon size={28} />
    </InkPlate>
  );
}

/** The plate under pictures of dangers of the road. */
export function InkPlate({ children }: { children: ReactNode }) {
  return (
    <Flex
      align="center"
      justify="center"
      boxSize="12"
      flexShrink="0"
      borderRadius="control"
      bg="brand.solid"
      color="brand.contrast"
      aria-hidden
    >
      {children}
    </Flex>
  );
}
