import { Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from './messages';

export interface DrivingPanelProps {
  title: string;
  onBack: () => void;
  children: ReactNode;
}

/** Lies over the driving screen for one choice: a way back and targets of 76 px or more; gives the focus back when it goes. */
export function DrivingPanel({ title, onBack, children }: DrivingPanelProps) {
  const { formatMessage } = useIntl();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(function holdFocus() {
    const before = document.activeElement;
    back.current?.focus();
    return () => {
      if (before instanceof HTMLElement) {
        before.focus();
      }
    };
  }, []);
  return (
    <Flex
      role="dialog"
      aria-modal="true"
      aria-label={title}
      position="absolute"
      inset="0"
      zIndex="popover"
      direction="column"
      gap="2"
      p="3"
      pt="calc(4px + env(safe-area-inset-top))"
      pb="calc(12px + env(safe-area-inset-bottom))"
      bg="bg"
      color="fg"
      onKeyDown={(event) => (event.key === 'Escape' ? onBack() : undefined)}
    >
      <Flex align="center" gap="1" minH="76px" flexShrink="0" ms="-2">
        <Button
          ref={back}
          variant="plain"
          boxSize="76px"
          p="0"
          aria-label={formatMessage(COMMON_MESSAGES.back)}
          onClick={onBack}
        >
          <ArrowLeft size={32} aria-hidden />
        </Button>
        <Heading as="h2" fontSize="min(1.5rem, 7.5vmin)" lineHeight="1.17" fontWeight="bold">
          {title}
        </Heading>
      </Flex>
      {children}
    </Flex>
  );
}

/** One of the large choices of a driving panel or of the row under the dial: a picture over one or two words. */
export const DrivingChoice = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minW: '0',
    minH: '96px',
    px: '2',
    bg: 'bg.muted',
    color: 'fg',
    borderRadius: 'card',
    // Large as they are, they grow no further than the screen that must hold them all.
    fontSize: 'min(1.25rem, 6.25vmin)',
    lineHeight: '1.2',
    fontWeight: 'medium',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    // The longest word, "Terminer", between the edges of a third of the narrowest phone.
    '@media (max-width: 339px)': { px: '1', fontSize: 'min(1.0625rem, 5.4vmin)' },
  },
});
