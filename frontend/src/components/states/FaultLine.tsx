import { Flex, type FlexProps } from '@chakra-ui/react';
import { ZoneGlyph } from '../zones/ZoneGlyph';

/** A sentence on a fault beside the button or field that it is about, read out at once. */
export function FaultLine({ children, ...props }: FlexProps) {
  return (
    <Flex role="alert" gap="1.5" color="danger.fg" textStyle="small" {...props}>
      <Flex pt="3px">
        <ZoneGlyph zone="danger" />
      </Flex>
      {children}
    </Flex>
  );
}
