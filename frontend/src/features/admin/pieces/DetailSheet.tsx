import { Box, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import { COMMON_MESSAGES } from '../../../components/messages';

export interface DetailSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title, such as a badge. */
  titleMark?: ReactNode;
  children: ReactNode;
  /** Pinned at the bottom: what can be done. */
  footer?: ReactNode;
}

/** The detail of a row: 480 px at the right from 768 px on, the whole screen on phones. Holds the focus; Escape closes. */
export function DetailSheet({ isOpen, onClose, title, titleMark, children, footer }: DetailSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p="0" alignItems="stretch" justifyContent="flex-end">
          <Dialog.Content h="full" borderRadius="0" borderStartRadius={{ base: '0', md: 'card' }}>
            <Dialog.Header pt="2">
              <Box display="flex" alignItems="center" flexWrap="wrap" gap="2" minW="0">
                <Dialog.Title>{title}</Dialog.Title>
                {titleMark}
              </Box>
              <Dialog.CloseTrigger asChild>
                <IconButton label={formatMessage(COMMON_MESSAGES.close)} icon={<X size={24} aria-hidden />} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer !== undefined && footer !== null && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
