import { Button, Menu, Portal } from '@chakra-ui/react';
import { Check, Columns3 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { TABLE_MESSAGES } from './rows/messages';
import type { StaffColumn } from './rows/staff-table-types';

export interface ColumnMenuProps<Row> {
  columns: readonly StaffColumn<Row>[];
  /** Those that are to be seen now. */
  shown: readonly StaffColumn<Row>[];
  onToggle: (columnId: string) => void;
}

/** Hides and shows the columns that are not fixed. */
export function ColumnMenu<Row>({ columns, shown, onToggle }: ColumnMenuProps<Row>) {
  const { formatMessage } = useIntl();
  const isShown = (columnId: string) => shown.some(({ id }) => id === columnId);
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          variant="outline"
          size="sm"
          px="2"
          aria-label={formatMessage(TABLE_MESSAGES.columns)}
          title={formatMessage(TABLE_MESSAGES.columns)}
        >
          <Columns3 size={18} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {columns
              .filter(({ isFixed = false }) => !isFixed)
              .map(({ id, head }) => (
                <Menu.CheckboxItem
                  key={id}
                  value={id}
                  checked={isShown(id)}
                  onCheckedChange={() => onToggle(id)}
                  justifyContent="space-between"
                >
                  {head}
                  {isShown(id) && <Check size={18} aria-hidden />}
                </Menu.CheckboxItem>
              ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
