import { Flex } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { MapPin } from 'lucide-react';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import { wayNames } from './way-names';

/** Start of a journey, and its end or last place; nothing where no place of it is known. */
export function JourneyWay({ points }: { points: readonly Place[] | null }) {
  const names = wayNames(points ?? [], usePlaceText());
  return (
    names.length > 0 && (
      <Flex as="span" align="flex-start" gap="1.5" minW="0" textStyle="small" color="fg.muted">
        <MapPin size={16} aria-hidden style={{ flexShrink: 0, marginTop: '0.125rem' }} />
        {names.join(' – ')}
      </Flex>
    )
  );
}
