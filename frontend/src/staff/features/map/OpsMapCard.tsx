import { Box } from '@chakra-ui/react';
import { TableProperties } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ErrorState } from '../../../components/states/ErrorState';
import { IconButton } from '../../../components/IconButton';
import { COMPACT_LOOK } from '../../../components/route-map/MapControls';
import { OPS_LIST_MESSAGES, OPS_MAP_MESSAGES } from './messages';
import { OpsHead } from './OpsHead';
import { OpsList } from './OpsList';
import { OpsMap } from './OpsMap';
import { useOpsCamera, type OpsCamera } from './useOpsCamera';
import { useOpsChoices, type OpsChoicesState } from './marks/useOpsChoices';
import { useOpsSnapshot, useOpsStore } from './marks/useOpsStore';
import { toFrame, type MapView } from '../../../components/route-map/map-view';
import type { Size } from '../../../components/route-map/route-map-types';
import { chosenMarks, rankOf, type OpsChoices } from './marks/ops-choices';
import type { PlacedMark } from './marks/ops-marks';
import type { OpsSnapshot } from './marks/ops-store';

const KINDS = { incident: 0, violation: 1, journey: 2 } as const;

/** The live map as one card among others, as high as its place; where it stands free 344 px. */
export function OpsMapCard() {
  const { formatMessage } = useIntl();
  const { store, hasFailed, retry } = useOpsStore();
  const snapshot = useOpsSnapshot(store);
  const state = useOpsChoices();
  const camera = useOpsCamera(state, 'busy');
  const [isTable, setIsTable] = useState(false);
  const closeTable = useCallback(() => setIsTable(false), []);
  return (
    <Card
      isFlush
      display="flex"
      flexDirection="column"
      flex="1"
      minH={{ base: '0', md: '344px', lg: '0' }}
      borderRadius={{ md: '12px' }}
    >
      <OpsHead snapshot={snapshot} state={state} isTitled />
      {hasFailed && !snapshot.isLoaded ? (
        <ErrorState text={formatMessage(OPS_MAP_MESSAGES.failed)} onRetry={retry} />
      ) : (
        <Box position="relative" display="flex" flexDirection="column" flex="1" minH="0">
          {/* Below the table the map stays, so that it is where it was. */}
          <Box
            display="flex"
            flex={{ base: 'none', md: '1' }}
            minH="0"
            visibility={{ md: isTable ? 'hidden' : 'visible' }}
          >
            <OpsMap
              store={store}
              snapshot={snapshot}
              state={state}
              camera={camera}
              action={
                <IconButton
                  {...COMPACT_LOOK}
                  label={formatMessage(OPS_LIST_MESSAGES.show)}
                  title={formatMessage(OPS_LIST_MESSAGES.show)}
                  icon={<TableProperties size={18} aria-hidden />}
                  aria-expanded={isTable}
                  onClick={() => setIsTable(!isTable)}
                />
              }
            />
          </Box>
          {isTable && (
            <Box
              position={{ md: 'absolute' }}
              inset={{ md: '0' }}
              display="flex"
              css={{ '& > section': { borderRadius: 'none', borderWidth: '0' } }}
            >
              <TableOfView snapshot={snapshot} state={state} camera={camera} onClose={closeTable} />
            </Box>
          )}
        </Box>
      )}
    </Card>
  );
}

export interface TableOfViewProps {
  snapshot: OpsSnapshot;
  state: OpsChoicesState;
  camera: Pick<OpsCamera, 'view' | 'size'>;
  /** Back to the map that the table lies over; the same each time. */
  onClose?: () => void;
}

/** The table of what the map shows just now. Thousands of moves a second are drawn in it bit by bit, while the page answers to others. */
export function TableOfView({ snapshot, state, camera: { view, size }, onClose }: TableOfViewProps) {
  return <ShownTable snapshot={useDeferredValue(snapshot)} {...{ state, view, size, onClose }} />;
}

type ShownTableProps = Omit<TableOfViewProps, 'camera'> & TableOfViewProps['camera'];

const ShownTable = memo(function ShownTable({ snapshot, state, view, size, onClose }: ShownTableProps) {
  const marks = useMarksInView(snapshot, state.choices, { view, size });
  const open = (key: string) => {
    state.open(key);
    onClose?.();
  };
  return (
    <OpsList
      marks={marks}
      isLoaded={snapshot.isLoaded}
      openKey={state.openKey}
      onOpen={open}
      onClose={onClose}
    />
  );
});

/** The marks that lie in the part of the map that is shown: incidents, violations, vehicles; of each the gravest first, and the newest of the same. A row moves only when its level changes. */
function useMarksInView(
  snapshot: OpsSnapshot,
  choices: OpsChoices,
  { view, size }: { view: MapView; size: Size },
): readonly PlacedMark[] {
  return useMemo(
    () =>
      chosenMarks(snapshot, choices)
        .filter(({ place }) => isSeen(toFrame(place, view, size), size))
        .sort(
          (one, other) =>
            KINDS[one.kind] - KINDS[other.kind] ||
            rankOf(other.zone) - rankOf(one.zone) ||
            Number(other.id) - Number(one.id),
        ),
    [snapshot, choices, view, size],
  );
}

function isSeen({ x, y }: { x: number; y: number }, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
