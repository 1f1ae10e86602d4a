import { Flex } from '@chakra-ui/react';
import { X, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton';
import { COMMON_MESSAGES } from '../../components/messages';

export interface DriveBannerProps {
  icon: LucideIcon;
  tone: 'info' | 'danger';
  text: string;
  /** Given where the user may take the banner away. */
  onClose?: () => void;
}

/** One slim line under the header that says what is not as it should be. */
export function DriveBanner({ icon: Icon, tone, text, onClose }: DriveBannerProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      role="status"
      colorPalette={tone}
      align="center"
      gap="2.5"
      px="4"
      py={onClose === undefined ? '2.5' : '0'}
      mx={{ base: '-4', md: '0' }}
      // The first line lies against the header, the next ones against each other.
      mt={{ base: '-4', md: '0' }}
      bg="colorPalette.subtle"
      borderRadius={{ md: 'control' }}
      textStyle="small"
    >
      <Flex color="colorPalette.fg" aria-hidden>
        <Icon size={20} />
      </Flex>
      {text}
      {onClose !== undefined && (
        <IconButton
          label={formatMessage(COMMON_MESSAGES.close)}
          icon={<X size={20} aria-hidden />}
          ms="auto"
          me="-3"
          onClick={onClose}
        />
      )}
    </Flex>
  );
}
