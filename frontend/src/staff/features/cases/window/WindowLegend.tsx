import { Button, chakra, Flex } from '@chakra-ui/react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { LAYER_LINES, type Layer, type Layers } from './layers';
import { WINDOW_MESSAGES } from './messages';

const NAMES: Readonly<Record<Layer, MessageDescriptor>> = {
  proof: WINDOW_MESSAGES.legendProof,
  limit: WINDOW_MESSAGES.legendLimit,
  area: WINDOW_MESSAGES.legendArea,
  given: WINDOW_MESSAGES.legendGiven,
};

export interface WindowLegendProps {
  /** Layers that there are. */
  drawn: readonly Layer[];
  layers: Layers;
}

/** Keys of map and chart; each turns its lines off and on. */
export function WindowLegend({ drawn, layers }: WindowLegendProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      role="group"
      aria-label={formatMessage(WINDOW_MESSAGES.legend)}
      wrap="wrap"
      gap="2"
      px="4"
      py="2"
      borderBottomWidth="1px"
    >
      {drawn.map((layer) => (
        <Button
          key={layer}
          variant={layers.isShown(layer) ? 'outline' : 'ghost'}
          size="sm"
          px="2.5"
          minH={{ base: '12', md: '8' }}
          aria-pressed={layers.isShown(layer)}
          textDecoration={layers.isShown(layer) ? undefined : 'line-through'}
          onClick={() => layers.toggle(layer)}
        >
          <Swatch layer={layer} />
          {formatMessage(NAMES[layer])}
        </Button>
      ))}
    </Flex>
  );
}

function Swatch({ layer }: { layer: Layer }) {
  return (
    <chakra.svg width="28px" height="10px" viewBox="0 0 28 10" fill="none" flexShrink="0" aria-hidden>
      {layer === 'area' ? (
        <chakra.rect
          x="1"
          y="1"
          width="26"
          height="8"
          fill="fg.muted"
          fillOpacity="0.14"
          {...LAYER_LINES[layer]}
        />
      ) : (
        <chakra.path d="M0 5H28" {...LAYER_LINES[layer]} />
      )}
    </chakra.svg>
  );
}
