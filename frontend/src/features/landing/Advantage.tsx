import { Flex, Heading, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';

export interface AdvantageProps {
  icon: LucideIcon;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

/** One thing that the service does for its user. */
export function Advantage({ icon: Icon, title, text }: AdvantageProps) {
  const intl = useIntl();
  return (
    <Flex gap="4" align="flex-start">
      <Flex
        align="center"
        justify="center"
        boxSize="12"
        flexShrink="0"
        borderRadius="12px"
        bg="brand.subtle"
        color="brand.fg"
        aria-hidden
      >
        <Icon size={24} />
      </Flex>
      <Flex direction="column" minW="0">
        <Heading as="h2" textStyle="body" fontWeight="bold">
          {intl.formatMessage(title)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(text)}
        </Text>
      </Flex>
    </Flex>
  );
}
