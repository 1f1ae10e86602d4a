import { chakra, Flex } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import { useMay } from '../frame/useMay';
import { PLATES_MESSAGES } from './messages';
import type { PlatedRow, Plates } from './usePlates';

export interface PlateCellProps<Row extends PlatedRow> {
  plates: Plates;
  row: Row;
  /** Asks for the reason to show this plate in full; left out where a list shows none by row. */
  onReveal?: ((row: Row) => void) | undefined;
}

/**
 * The plate of a row, with the way to this one in full for those who may. By keyboard the same way is in the details that Enter
 * opens, so that the Tab key need not pass each row.
 */
export function PlateCell<Row extends PlatedRow>({ plates, row, onReveal }: PlateCellProps<Row>) {
  const { formatMessage } = useIntl();
  const mayReveal = useMay()('revealRegistrations');
  return (
    <Flex as="span" align="center" gap="1">
      <chakra.bdi textStyle="plate">{plates.textOf(row)}</chakra.bdi>
      {onReveal !== undefined && mayReveal && plates.hasMasked([row]) && (
        <IconButton
          label={formatMessage(PLATES_MESSAGES.showOne, { plate: row.registrationNumber })}
          title={formatMessage(PLATES_MESSAGES.logged)}
          icon={<Eye size={16} aria-hidden />}
          boxSize="7"
          tabIndex={-1}
          onClick={() => onReveal(row)}
        />
      )}
    </Flex>
  );
}
