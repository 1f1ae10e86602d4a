import { chakra, Flex, type FlexProps } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { IconButton } from '../../../components/IconButton';

export interface StepperProps extends Omit<FlexProps, 'onChange'> {
  /** Choice, in words. */
  text: string;
  /** Names of the buttons to the one before and the one after. */
  labels: { readonly before: MessageDescriptor; readonly after: MessageDescriptor };
  hasBefore: boolean;
  hasAfter: boolean;
  /** So many further: -1 or 1. */
  onStep: (by: number) => void;
}

/** A stretch of time between the buttons to the one before and the one after. */
export function Stepper({ text, labels, hasBefore, hasAfter, onStep, ...more }: StepperProps) {
  const intl = useIntl();
  const step = (by: -1 | 1) => {
    const Chevron = by < 0 ? ChevronLeft : ChevronRight;
    return (
      <IconButton
        label={intl.formatMessage(by < 0 ? labels.before : labels.after)}
        icon={<Chevron size={20} aria-hidden />}
        disabled={by < 0 ? !hasBefore : !hasAfter}
        _disabled={{ opacity: 0.4, cursor: 'not-allowed' }}
        onClick={() => onStep(by)}
      />
    );
  };
  return (
    <Flex align="center" justify="space-between" {...more}>
      {step(-1)}
      <chakra.span
        role="status"
        textStyle="small"
        color="fg.muted"
        flex="1"
        minW={{ base: '0', md: '8rem' }}
        textAlign="center"
      >
        {text}
      </chakra.span>
      {step(1)}
    </Flex>
  );
}
