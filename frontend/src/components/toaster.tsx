import { createToaster, Toaster as ChakraToaster, Flex, Toast } from '@chakra-ui/react';
import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from './messages';

const toaster = createToaster({
  placement: 'bottom',
  max: 1,
  overlap: false,
  duration: 5_000,
  // Above the tab bar.
  offsets: { bottom: 'calc(80px + env(safe-area-inset-bottom))', top: '16px', left: '16px', right: '16px' },
});

export interface Notice {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
}

/** Shows one short notice for 5 s; a new one takes the place of the last. Never the only place of an error. */
export function notify({ kind, title, text }: Notice): void {
  toaster.remove();
  toaster.create({ type: kind, title, description: text });
}

/** Takes away the notice that is shown, for a screen that must stay clear. */
export function dismissNotices(): void {
  // The toaster renders at once, which React does not allow from inside an effect.
  queueMicrotask(() => toaster.remove());
}

const ICONS = { success: CircleCheck, error: OctagonAlert, info: Info } as const;

function iconOf(type: string | undefined) {
  return type === 'success' || type === 'error' ? ICONS[type] : ICONS.info;
}

/** The place in which notices appear; once in the app. */
export function Toaster() {
  const intl = useIntl();
  return (
    <ChakraToaster toaster={toaster} aria-label={intl.formatMessage(COMMON_MESSAGES.notifications)}>
      {(toast) => {
        const Icon = iconOf(toast.type);
        return (
          <Toast.Root>
            <Flex py="3" aria-hidden>
              <Icon size={24} />
            </Flex>
            <Flex direction="column" flex="1" minW="0" py="3">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description !== undefined && <Toast.Description>{toast.description}</Toast.Description>}
            </Flex>
            <Toast.CloseTrigger aria-label={intl.formatMessage(COMMON_MESSAGES.close)}>
              <X size={20} aria-hidden />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </ChakraToaster>
  );
}
