import { Flex } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import { KEYS_MESSAGES } from '../keys/messages';
import { useKeyActs } from '../keys/useKeyActs';

/** Ways from an open row to the one before and the one after it; null at the ends of the list. */
export interface RowNeighbours {
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

/** The neighbours of an open row in the list that it was opened from; none where it is not in it. */
export function neighboursIn<Row>(
  rows: readonly Row[],
  { isOpen, open }: { isOpen: (row: Row) => boolean; open: (row: Row) => void },
): RowNeighbours {
  const at = rows.findIndex(isOpen);
  const way = (to: number): (() => void) | null => {
    const row = at === -1 ? undefined : rows[to];
    return row === undefined ? null : () => open(row);
  };
  return { previous: way(at - 1), next: way(at + 1) };
}

const DIALOGS = '[role=dialog], [role=alertdialog]';

/** Two buttons and the keys [ and ], which lead to the neighbours while nothing lies over the sheet. */
export function SheetNeighbours({ previous, next }: RowNeighbours) {
  const { formatMessage } = useIntl();
  const go = (way: (() => void) | null): boolean => {
    if (way === null || document.querySelectorAll(DIALOGS).length > 1) {
      return false;
    }
    way();
    return true;
  };
  useKeyActs({ '[': () => go(previous), ']': () => go(next) }, 'dialog');
  return (
    <Flex flexShrink="0">
      <IconButton
        label={formatMessage(KEYS_MESSAGES.previous)}
        title="["
        icon={<ChevronUp size={20} aria-hidden />}
        disabled={previous === null}
        onClick={() => go(previous)}
      />
      <IconButton
        label={formatMessage(KEYS_MESSAGES.next)}
        title="]"
        icon={<ChevronDown size={20} aria-hidden />}
        disabled={next === null}
        onClick={() => go(next)}
      />
    </Flex>
  );
}
