import { Flex, Heading, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text?: string;
  /** One thing to do next. */
  action?: ReactNode;
  /** `h1` where the empty state is the whole page. */
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Empty state of a list: an icon, one sentence, one action. */
export function EmptyState({ icon: Icon, title, text, action, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" px="4" py="12" maxW="26rem" mx="auto">
      <Flex color="fg.subtle" aria-hidden>
        <Icon size={40} strokeWidth={2} />
      </Flex>
      <Heading as={headingLevel} textStyle="section">
        {title}
      </Heading>
      {text !== undefined && (
        <Text textStyle="small" color="fg.muted" textWrap="balance">
          {text}
        </Text>
      )}
      {action}
    </Flex>
  );
}
