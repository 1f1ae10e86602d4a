import { chakra, Flex } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import { useIsPhone } from '../../../lib/useMediaQuery';
import { useMay } from '../frame/useMay';
import { PLATES_MESSAGES } from './messages';
import type { PlatedRow, Plates } from './usePlates';

export interface PlateCellProps<Row extends PlatedRow> {
  plates: Plates;
  row: Row;
  /** Asks for the reason to show this plate in full. */
  onReveal: (row: Row) => void;
}

/**
 * The plate of a row, with the way to this one in full for those who may. In a table the same way by keyboard is in the details that
 * Enter opens, so that the Tab key need not pass each row; on a phone it is as large as a finger.
 */
export function PlateCell<Row extends PlatedRow>({ plates, row, onReveal }: PlateCellProps<Row>) {
  const { formatMessage } = useIntl();
  const mayReveal = useMay()('revealRegistrations');
  const isPhone = useIsPhone();
  return (
    <Flex as="span" align="center" gap="1">
      <chakra.bdi textStyle="plate" whiteSpace="nowrap">
        {plates.textOf(row)}
      </chakra.bdi>
      {mayReveal && plates.hasMasked([row]) && (
        <IconButton
          label={formatMessage(PLATES_MESSAGES.showOne, { plate: row.registrationNumber })}
          title={formatMessage(PLATES_MESSAGES.logged)}
          icon={<Eye size={16} aria-hidden />}
          boxSize={{ base: '12', md: '7' }}
          my={{ base: '-3', md: '0' }}
          tabIndex={isPhone ? 0 : -1}
          onClick={() => onReveal(row)}
        />
      )}
    </Flex>
  );
}
