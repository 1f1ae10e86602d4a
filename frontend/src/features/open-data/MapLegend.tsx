import { chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { WIDTH_STEPS, widthOf } from './cell-rates';
import { OPEN_DATA_PAGE } from './messages';

const P = OPEN_DATA_PAGE;
/** A rate of each width. */
const STEPS = [
  { text: P.under, rate: 0 },
  { text: P.between, rate: WIDTH_STEPS.thin },
  { text: P.over, rate: WIDTH_STEPS.thick + 1 },
] as const;

/** Meaning of the widths of the lines on the map, and of the dashes. */
export function MapLegend({ hasRates }: { hasRates: boolean }) {
  const { formatMessage } = useIntl();
  const steps = hasRates ? STEPS : [{ text: P.isMeasured, rate: 0 }];
  return (
    <Flex wrap="wrap" columnGap="3.5" rowGap="1" px="4" py="3" textStyle="micro" color="fg.muted">
      {hasRates && (
        <chakra.b color="fg" fontWeight="bold">
          {formatMessage(P.legend)}
        </chakra.b>
      )}
      {steps.map(({ text, rate }) => (
        <Flex as="span" key={text.id} align="center" gap="1.5">
          <Sample widthPx={widthOf(rate)} />
          {formatMessage(text)}
        </Flex>
      ))}
      <Flex as="span" align="center" gap="1.5">
        <Sample widthPx={1.5} dashes="2 5" />
        {formatMessage(P.tooFew)}
      </Flex>
    </Flex>
  );
}

function Sample({ widthPx, dashes }: { widthPx: number; dashes?: string }) {
  return (
    <chakra.svg
      width="26px"
      height="10px"
      color={dashes === undefined ? 'brand.fg' : 'fg.subtle'}
      aria-hidden
    >
      <path
        d="M5 5H21"
        stroke="currentColor"
        strokeWidth={widthPx}
        strokeDasharray={dashes}
        strokeLinecap="round"
      />
    </chakra.svg>
  );
}
