import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { RateChange } from '../../../../graphql/staff';
import { CHANGE_MESSAGES } from '../../../kit/rates/change-messages';

/** Shapes beside the words, so that a verdict needs no colour. */
const SHAPES: Record<RateChange, string> = { WORSE: '▲', BETTER: '▽', UNCERTAIN: '┈' };

/** Whether a rate has become worse or better, or chance explains it. */
export function VerdictText({ change }: { change: RateChange }) {
  const { formatMessage } = useIntl();
  const isNamed = change !== 'UNCERTAIN';
  return (
    <chakra.span
      color={isNamed ? 'fg' : 'fg.muted'}
      fontWeight={isNamed ? 'bold' : 'normal'}
      whiteSpace="nowrap"
    >
      <chakra.span aria-hidden me="1.5">
        {SHAPES[change]}
      </chakra.span>
      {formatMessage(CHANGE_MESSAGES[change])}
    </chakra.span>
  );
}
