import { chakra } from '@chakra-ui/react';

/** More than these are `9+`. */
const MOST_SHOWN = 9;

/** The unread count, in a pill; on the avatar it stands at its corner, and the label of the button says it. */
export function UnreadMark({ count, isOnAvatar = false }: { count: number; isOnAvatar?: boolean }) {
  return (
    <chakra.span
      aria-hidden={isOnAvatar}
      position={isOnAvatar ? 'absolute' : 'static'}
      top="0"
      insetEnd="0"
      ms={isOnAvatar ? '0' : 'auto'}
      minW="5"
      px="1"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      textStyle="micro"
      // At its corner it grows no further than what leaves the initials free.
      fontSize={isOnAvatar ? 'min(.75rem, 15px)' : undefined}
      lineHeight="1.5"
      textAlign="center"
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </chakra.span>
  );
}
