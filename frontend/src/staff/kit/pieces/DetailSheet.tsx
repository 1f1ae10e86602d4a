import { Dialog, Flex, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import { COMMON_MESSAGES } from '../../../components/messages';
import { SheetBody } from '../../../components/surface/SheetBody';
import { SheetNeighbours, type RowNeighbours } from './SheetNeighbours';
import { useCloseRequest } from '../../../components/surface/useCloseRequest';

export interface DetailSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title, such as a badge. */
  titleMark?: ReactNode;
  /** Ways to the rows before and after it; left out where it was not opened from a list. */
  neighbours?: RowNeighbours;
  children: ReactNode;
  /** Pinned at the bottom: what can be done. */
  footer?: ReactNode;
}

/** The detail of a row: 480 px at the right from 768 px on, the whole screen on phones. Holds the focus; Escape and Android's Back close. */
export function DetailSheet(props: DetailSheetProps) {
  const { isOpen, onClose, title, titleMark, neighbours, children, footer } = props;
  const { formatMessage } = useIntl();
  useCloseRequest(isOpen, onClose);
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
            <Dialog.Header pt="3" alignItems="flex-start">
              {/* On phones what stands beside the title has a line of its own: long words do not run under the cross. */}
              <Flex
                direction={{ base: 'column', md: 'row' }}
                align={{ base: 'flex-start', md: 'center' }}
                wrap={{ md: 'wrap' }}
                columnGap="2"
                minW="0"
                css={{ '& > button': { marginInlineStart: { base: '-2', md: '0' } } }}
              >
                <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
                {titleMark}
              </Flex>
              {/* At the end of the line, beside the cross. */}
              {neighbours && (
                <Flex ms="auto">
                  <SheetNeighbours {...neighbours} />
                </Flex>
              )}
              <Dialog.CloseTrigger asChild>
                <IconButton label={formatMessage(COMMON_MESSAGES.close)} icon={<X size={24} aria-hidden />} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <SheetBody footer={footer}>{children}</SheetBody>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
