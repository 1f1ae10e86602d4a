import { createToaster, Toaster as ChakraToaster, Flex, Toast } from '@chakra-ui/react';
import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from '../messages';
import type { Notice } from './toaster';
import { useSwipe } from './useSwipe';

const toaster = createToaster({
  placement: 'bottom',
  max: 1,
  overlap: false,
  duration: 5_000,
  // Above the tab bar, or at the edge of a page without one.
  offsets: {
    bottom: 'calc(var(--toast-bottom, 80px) + env(safe-area-inset-bottom))',
    top: '16px',
    left: '16px',
    right: '16px',
  },
});

const ICONS = { success: CircleCheck, error: OctagonAlert, info: Info } as const;

function iconOf(type: string | undefined) {
  return type === 'success' || type === 'error' ? ICONS[type] : ICONS.info;
}

/** Shows the notice of the last turn; a turn without one, a swipe of 50 px or its button removes it. */
export function Notices({ turn }: { turn: { notice: Notice | null } }) {
  const intl = useIntl();
  const swipe = useSwipe(() => toaster.dismiss());
  useEffect(
    function showTurn() {
      // The toaster renders at once, which React does not allow from inside an effect.
      queueMicrotask(() => {
        toaster.remove();
        if (turn.notice !== null) {
          const { kind, title, text, action } = turn.notice;
          toaster.create({
            type: kind,
            title,
            description: text,
            action: action && { label: action.label, onClick: action.onAct },
          });
        }
      });
    },
    [turn],
  );
  return (
    <ChakraToaster toaster={toaster} aria-label={intl.formatMessage(COMMON_MESSAGES.notifications)}>
      {(toast) => {
        const Icon = iconOf(toast.type);
        return (
          // Its button gets the focus; the panel does nothing with it.
          <Toast.Root {...swipe} tabIndex={-1}>
            <Flex py="3" aria-hidden>
              <Icon size={24} />
            </Flex>
            <Flex direction="column" flex="1" minW="0" py="3">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description !== undefined && <Toast.Description>{toast.description}</Toast.Description>}
              {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
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
