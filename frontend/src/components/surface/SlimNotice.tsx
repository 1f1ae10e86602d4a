import { Flex, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface SlimNoticeProps {
  icon: LucideIcon;
  text: string;
  /** Actions on it. */
  action?: ReactNode;
}

/** One line under the header of every page, for as long as it is true. */
export function SlimNotice({ icon: Icon, text, action }: SlimNoticeProps) {
  return (
    <Flex role="status" align="center" gap="2.5" wrap="wrap" px="4" py="2" bg="info.subtle" textStyle="small">
      <Flex color="info.fg" aria-hidden>
        <Icon size={20} />
      </Flex>
      <Text flex="1" minW="8rem">
        {text}
      </Text>
      {action}
    </Flex>
  );
}
