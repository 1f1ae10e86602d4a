import { Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

/** Widths of a row, in its letters, below which the words need all of it. */
const NO_ROOM_FOR_PICTURE = '@container (max-width: 14rem)';

export interface RowIconProps {
  icon: LucideIcon;
  color?: string;
}

/** Picture at the start of a row (an inline-size container), which leaves where large letters need its room. */
export function RowIcon({ icon: Icon, color = 'fg.muted' }: RowIconProps) {
  return (
    <Flex color={color} aria-hidden css={{ [NO_ROOM_FOR_PICTURE]: { display: 'none' } }}>
      <Icon size={24} />
    </Flex>
  );
}
