import { Flex } from '@chakra-ui/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton';
import { ROUTE_MAP_MESSAGES } from './messages';

export interface MapControlsProps {
  onZoom: (steps: number) => void;
  /** Null while the whole route is shown. */
  onReset: (() => void) | null;
  /** Action of the last button, where it is not the whole route. */
  resetLabel?: string;
  /** Drawn 36 px large from 768 px on, for the dashboard. */
  isCompact?: boolean;
  /** More buttons below. */
  children?: ReactNode;
}

/** Nearer, farther, and back to the whole route. */
export function MapControls(props: MapControlsProps) {
  const { onZoom, onReset, resetLabel, isCompact = false, children } = props;
  const { formatMessage } = useIntl();
  const look = isCompact ? COMPACT_LOOK : LOOK;
  return (
    <Flex position="absolute" insetInlineEnd="3" top="3" direction="column" gap="2" data-part="controls">
      <IconButton
        {...look}
        label={formatMessage(ROUTE_MAP_MESSAGES.zoomIn)}
        icon={<Plus size={20} aria-hidden />}
        onClick={() => onZoom(1)}
      />
      <IconButton
        {...look}
        label={formatMessage(ROUTE_MAP_MESSAGES.zoomOut)}
        icon={<Minus size={20} aria-hidden />}
        onClick={() => onZoom(-1)}
      />
      {onReset && (
        <IconButton
          {...look}
          label={resetLabel ?? formatMessage(ROUTE_MAP_MESSAGES.reset)}
          icon={<Maximize size={20} aria-hidden />}
          onClick={onReset}
        />
      )}
      {children}
    </Flex>
  );
}

const LOOK = { bg: 'bg.panel', color: 'fg', borderWidth: '1px', borderRadius: 'control' } as const;
/** Style of a button of a map of the dashboard. */
export const COMPACT_LOOK = { ...LOOK, boxSize: { base: '12', md: '9' } } as const;
