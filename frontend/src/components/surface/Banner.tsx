import { Box, Flex, Text } from '@chakra-ui/react';
import { X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton';
import { COMMON_MESSAGES } from '../messages';

export interface BannerProps {
  tone: 'danger' | 'safe' | 'info';
  icon: LucideIcon;
  text: string;
  /** Advice on it, or the next step. */
  hint?: string;
  /** One thing to do at once. */
  action?: ReactNode;
  onClose?: () => void;
}

/** A notice that stays for as long as it is true: a slim strip under the header of a phone, a rounded one at a desk. */
export function Banner({ tone, icon: Icon, text, hint, action, onClose }: BannerProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      role={tone === 'danger' ? 'alert' : 'status'}
      colorPalette={tone}
      align="center"
      gap="2.5"
      px="4"
      py="2.5"
      mx={{ base: '-4', md: '0' }}
      // The first lies against the header, the next ones against each other.
      mt={{ base: '-4', md: '0' }}
      bg="colorPalette.subtle"
      borderRadius={{ md: 'control' }}
      textStyle="small"
    >
      <Flex color="colorPalette.fg" aria-hidden>
        <Icon size={20} />
      </Flex>
      <Flex flex="1" minW="0" wrap="wrap" align="center" columnGap="4" rowGap="2">
        <Box flex="1 1 14rem" minW="0">
          <Text textStyle={hint === undefined ? 'small' : 'label'}>{text}</Text>
          {hint !== undefined && <Text>{hint}</Text>}
        </Box>
        {action}
      </Flex>
      {onClose && (
        <IconButton
          label={formatMessage(COMMON_MESSAGES.close)}
          icon={<X size={20} aria-hidden />}
          color="fg"
          my="-1.5"
          me="-3"
          onClick={onClose}
        />
      )}
    </Flex>
  );
}
