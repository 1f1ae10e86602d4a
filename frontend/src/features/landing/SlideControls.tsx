import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { IconButton } from '../../components/IconButton';
import type { Slides } from './useSlides';

export interface SlideControlsProps {
  slides: Slides;
  previous: MessageDescriptor;
  next: MessageDescriptor;
}

/** Dots that say which slide is shown, and the buttons back and on. */
export function SlideControls({ slides, previous, next }: SlideControlsProps) {
  const intl = useIntl();
  const { index, count, back, forward } = slides;
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="2">
      <Flex wrap="wrap" gap="1.5" aria-hidden>
        {Array.from({ length: count }, (_none, dot) => (
          <chakra.span
            key={dot}
            w={dot === index ? '5' : '2'}
            h="2"
            borderRadius="4px"
            bg={dot === index ? 'brand.fg' : 'border.strong'}
            opacity={dot === index ? 1 : 0.5}
          />
        ))}
      </Flex>
      <Flex gap="2">
        <StepButton
          label={intl.formatMessage(previous)}
          icon={<ChevronLeft size={20} />}
          isEnd={index === 0}
          onStep={back}
        />
        <StepButton
          label={intl.formatMessage(next)}
          icon={<ChevronRight size={20} />}
          isEnd={index === count - 1}
          onStep={forward}
        />
      </Flex>
    </Flex>
  );
}

interface StepButtonProps {
  label: string;
  icon: ReactNode;
  isEnd: boolean;
  onStep: () => void;
}

/** Stays in the order of the keyboard at the end: a disabled button would lose the focus it has. */
function StepButton({ label, icon, isEnd, onStep }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      onClick={onStep}
      aria-disabled={isEnd}
      borderWidth="1px"
      borderColor="border.strong"
      color="fg"
      opacity={isEnd ? 0.5 : 1}
    />
  );
}
