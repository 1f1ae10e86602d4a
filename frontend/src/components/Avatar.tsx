import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

export interface AvatarProps {
  /** Address of the photo; null without one. */
  photoUrl: string | null;
  initials: string;
  isLarge?: boolean;
}

/** A person as a round photo, or as initials where there is none or it can't be fetched; mute, since a name stands beside it. */
export function Avatar({ photoUrl, initials, isLarge = false }: AvatarProps) {
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
      fontSize={isLarge ? '1.75rem' : '13px'}
      fontWeight="bold"
      aria-hidden
    >
      {photoUrl === null || photoUrl === brokenUrl ? (
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
