import { Button } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { WAY_MESSAGES } from './messages';
import type { TownSheetProps } from './TownSheet';

const TownSheet = lazy<ComponentType<TownSheetProps>>(() =>
  import('./TownSheet').then((sheet) => ({ default: sheet.TownSheet })),
);

/** The way to a destination: a button as wide as the map, and the sheet in which a town is chosen. */
export function WhereTo({ onChoose }: Pick<TownSheetProps, 'onChoose'>) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        width="full"
        justifyContent="flex-start"
        borderRadius="full"
        bg="bg.panel"
        px="5"
        onClick={() => setIsOpen(true)}
      >
        <Search size={20} aria-hidden />
        {formatMessage(WAY_MESSAGES.open)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TownSheet onChoose={onChoose} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
