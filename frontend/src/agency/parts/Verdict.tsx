import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { PeerComparison } from '../../graphql/agency';
import { AGENCY_MESSAGES } from '../texts/messages';

const SHAPES: Record<PeerComparison, { d: string; isFilled: boolean; isDashed: boolean }> = {
  ABOVE: { d: 'M6 1.5 11 10.5H1z', isFilled: true, isDashed: false },
  BELOW: { d: 'M6 10.5 1 1.5h10z', isFilled: false, isDashed: false },
  UNCERTAIN: { d: 'M1 4.5h10M1 8h10', isFilled: false, isDashed: true },
  TOO_LITTLE: { d: 'M1 6h10', isFilled: false, isDashed: true },
};

/** Comparison with the other agencies, by shape and word: nobody is called worse by chance. */
export function Verdict({ comparison }: { comparison: PeerComparison }) {
  const { formatMessage } = useIntl();
  const { d, isFilled, isDashed } = SHAPES[comparison];
  const isCertain = comparison === 'ABOVE' || comparison === 'BELOW';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      color={isCertain ? 'fg' : 'fg.muted'}
      fontWeight={isCertain ? 'bold' : 'normal'}
    >
      <chakra.svg viewBox="0 0 12 12" boxSize="12px" flexShrink="0" aria-hidden>
        <path
          d={d}
          fill={isFilled ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeDasharray={isDashed ? '2.5 1.7' : undefined}
        />
      </chakra.svg>
      {formatMessage(AGENCY_MESSAGES[comparison])}
    </chakra.span>
  );
}
