import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSavesData } from '../lib/own-settings/useSavesData';
import { isFetched } from '../lib/photo/is-fetched';

export interface AvatarProps {
  /** Address of the photo; null without one. */
  photoUrl: string | null;
  initials: string;
  isLarge?: boolean;
}

/** A person as a round photo, or as initials where there is none, it can't be fetched or data is saved; mute, since a name stands beside it. */
export function Avatar({ photoUrl, initials, isLarge = false }: AvatarProps) {
  const savesData = useSavesData();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize={isLarge ? '72px' : '8'}
      borderRadius="full"
      overflow="hidden"
      bg="brand.subtle"
      color="brand.fg"
      fontSize={isLarge ? '1.75rem' : '.8125rem'}
      fontWeight="bold"
      aria-hidden
    >
      {photoUrl === null || photoUrl === brokenUrl || (savesData && isFetched(photoUrl)) ? (
        initials
      ) : (
        <chakra.img
          src={photoUrl}
          alt=""
          boxSize="full"
          objectFit="cover"
          onError={() => setBrokenUrl(photoUrl)}
        />
      )}
    </chakra.span>
  );
}
