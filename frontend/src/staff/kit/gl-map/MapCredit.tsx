import { chakra, Text } from '@chakra-ui/react';
import { MAP_CREDIT } from '@wakafine/domain/geo/map-attribution';

/** Sources of the ground, in the corner of a map, as their licences want it. */
export function MapCredit() {
  return (
    <Text
      position="absolute"
      insetInlineEnd="2"
      bottom="1"
      px="1"
      bg="map.land"
      borderRadius="badge"
      fontSize="0.625rem"
      lineHeight="1.4"
      color="fg.muted"
      textAlign="end"
      pointerEvents="none"
      data-part="credit"
    >
      {MAP_CREDIT.map((line) => (
        <chakra.span key={line} display="block">
          {line}
        </chakra.span>
      ))}
    </Text>
  );
}
