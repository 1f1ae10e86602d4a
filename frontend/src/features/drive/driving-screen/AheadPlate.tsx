import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useHazardDistance } from '../../../components/hazards/hazard-distance';

export interface AheadPlateProps {
  picture: ReactNode;
  title: string;
  text: string;
  distanceM: number;
}

/** Something that lies ahead of the driver, on the ink plate that no zone has. */
export function AheadPlate({ picture, title, text, distanceM }: AheadPlateProps) {
  const distanceText = useHazardDistance();
  return (
    <Flex
      align="center"
      gap="3"
      px="3"
      py="1"
      minH="72px"
      borderRadius="card"
      bg="brand.solid"
      color="brand.contrast"
    >
      {picture}
      <Box flex="1" minW="0">
        <Text fontSize="min(1.25rem, 5.5vmin)" lineHeight="1.1" fontWeight="bold">
          {title}
        </Text>
        <Text fontSize="min(1rem, 4.4vmin)" lineHeight="1.25">
          {text}
        </Text>
      </Box>
      <Text fontSize="min(1.75rem, 7.5vmin)" fontWeight="bold" whiteSpace="nowrap">
        {distanceText(distanceM)}
      </Text>
    </Flex>
  );
}
