import { chakra, Flex } from '@chakra-ui/react';
import type { IncidentType } from '@wakafine/domain/incidents/incidents';
import { useState } from 'react';
import { TYPE_ICONS } from '../../../components/incidents/incident-icons';
import { useSavesData } from '../../../lib/own-settings/useSavesData';

/** Edge of the picture of an incident in a list, CSS px. */
export const THUMB_PX = 56;

export interface IncidentThumbProps {
  incidentType: IncidentType;
  /** Address of its photo; null without one. */
  photoUrl: string | null | undefined;
}

/** An incident as its photo, or as the picture of its type, also while data is saved; mute, since the type stands beside it. */
export function IncidentThumb({ incidentType, photoUrl }: IncidentThumbProps) {
  const savesData = useSavesData();
  const [isBroken, setIsBroken] = useState(false);
  const Icon = TYPE_ICONS[incidentType];
  return (
    <Flex
      aria-hidden
      align="center"
      justify="center"
      flexShrink="0"
      w={`${THUMB_PX}px`}
      h={`${THUMB_PX}px`}
      borderRadius="control"
      overflow="hidden"
      bg="bg.muted"
    >
      {photoUrl && !isBroken && !savesData ? (
        <chakra.img
          src={photoUrl}
          alt=""
          loading="lazy"
          boxSize="full"
          objectFit="cover"
          onError={() => setIsBroken(true)}
        />
      ) : (
        <Icon size={28} aria-hidden />
      )}
    </Flex>
  );
}
