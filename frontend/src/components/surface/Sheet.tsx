import { Box, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton';
import { COMMON_MESSAGES } from '../messages';
import { SheetBody } from './SheetBody';
import { useCloseRequest } from './useCloseRequest';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title, such as a mark for sample data. */
  titleMark?: ReactNode;
  children: ReactNode;
  /** Pinned at the bottom: the primary button. */
  footer?: ReactNode;
  /** Whether it is as wide as the screen allows from 768 px on, for a map beside a form. */
  isWide?: boolean;
  /** Whether it opened by itself: then the sheet has the focus at first, and no button looks chosen. */
  isUnasked?: boolean;
}

/** Content of a sheet at one of several steps. */
export interface SheetStep {
  title: string;
  body: ReactNode;
  footer: ReactNode;
}

/**
 * A sheet from the bottom on phones, a centred dialog from 768 px on; holds the focus, first on its first field, else on its title, and
 * closes with Escape and with Android's Back.
 */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, titleMark, children, footer, isWide = false, isUnasked = false } = props;
  const intl = useIntl();
  const content = useRef<HTMLDivElement>(null);
  useCloseRequest(isOpen, onClose);
  // The tap that opens it is painted first: on a slow phone all the fields take longer than that may.
  const isPainted = useDeferredValue(isOpen, false);
  return (
    <Dialog.Root
      open={isOpen && isPainted}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      onEscapeKeyDown={storeForOpenList}
      // A field that took the focus as soon as it was there is left with it: what is typed at once belongs to it.
      initialFocusEl={() =>
        content.current?.querySelector<HTMLElement>(':focus') ??
        (isUnasked ? content.current : firstOf(content.current))
      }
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} {...(isWide && WIDE_LOOK)}>
            <Box
              aria-hidden
              display={{ base: 'block', md: 'none' }}
              w="36px"
              h="4px"
              mt="2"
              mx="auto"
              flexShrink="0"
              borderRadius="full"
              bg="border.strong"
              opacity="0.7"
            />
            <Dialog.Header>
              <Box display="flex" alignItems="center" gap="2">
                <Dialog.Title tabIndex={-1} outline="none">
                  {title}
                </Dialog.Title>
                {titleMark}
              </Box>
              <Dialog.CloseTrigger asChild>
                <IconButton label={intl.formatMessage(COMMON_MESSAGES.close)} icon={<X size={24} />} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <SheetBody footer={footer}>{children}</SheetBody>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const FIELDS = ['input:not([type=hidden])', 'select', 'textarea', '[role=combobox]']
  .map((field) => `${field}:not(:disabled)`)
  .join(', ');
const WIDE_LOOK = { maxW: { base: 'full', md: 'min(1180px, calc(100vw - 48px))' } } as const;

/** The first field of a sheet, of radio buttons the chosen one, else its title: never the button that closes it. */
function firstOf(content: HTMLElement | null): HTMLElement | null {
  const field = content?.querySelector<HTMLElement>(FIELDS) ?? null;
  const chosen = field?.closest('fieldset')?.querySelector<HTMLElement>('input:checked') ?? null;
  return chosen ?? field ?? content?.querySelector<HTMLElement>('[data-part=title]') ?? null;
}

// Escape closes an open list in the sheet first, and the sheet the next time.
function storeForOpenList(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]')) {
    event.preventDefault();
  }
}
