import { Button, chakra, Flex } from '@chakra-ui/react';
import { ListFilter, Search } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Input } from '../../../../components/forms/Input';
import { Sheet } from '../../../../components/surface/Sheet';
import { useIsNarrow } from '../../../../lib/useMediaQuery';
import { TABLE_MESSAGES } from '../rows/messages';

/** After the last letter, before the server is asked, ms. */
const TYPED_MS = 300;

export interface FilterBarProps {
  /** Label of the search; without it there is no search. */
  search?: { value: string; placeholder: string; onChange: (value: string) => void };
  /** Number of filters that are set. */
  activeCount: number;
  onReset: () => void;
  /** `SelectFilter` and `DayFilter`. */
  children?: ReactNode;
}

/** Filters of a table: search and filters beside each other; below 1280 px the filters are in a sheet. */
export function FilterBar({ search, activeCount, onReset, children }: FilterBarProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  return (
    <Flex
      role="search"
      align="center"
      wrap="wrap"
      gap="2"
      flex={{ base: '1 1 100%', md: '1 1 20rem', lg: '1 1 24rem' }}
      minW="0"
    >
      {search !== undefined && <SearchField {...search} />}
      {children !== undefined && isNarrow && (
        <FilterSheet activeCount={activeCount} onReset={onReset}>
          {children}
        </FilterSheet>
      )}
      {children !== undefined && !isNarrow && children}
      {activeCount > 0 && !isNarrow && (
        <Button variant="ghost" size="sm" onClick={onReset}>
          {formatMessage(TABLE_MESSAGES.reset)}
        </Button>
      )}
    </Flex>
  );
}

/** Waits until typing pauses; follows what the address says. */
function SearchField({ value, placeholder, onChange }: Required<FilterBarProps>['search']) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(
    function notifyLater() {
      if (typed === value) {
        return undefined;
      }
      const timer = setTimeout(() => onChange(typed), TYPED_MS);
      return () => clearTimeout(timer);
    },
    [typed, value, onChange],
  );
  return (
    <Flex
      position="relative"
      align="center"
      flex={{ base: '1', lg: '1 1 11rem' }}
      minW="11rem"
      maxW={{ md: '20rem' }}
    >
      <chakra.span position="absolute" left="2.5" color="fg.subtle" pointerEvents="none" aria-hidden>
        <Search size={16} />
      </chakra.span>
      <Input
        type="search"
        aria-label={formatMessage(TABLE_MESSAGES.search)}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        h={{ base: '12', md: '9' }}
        ps="8"
        pe="2"
        textStyle={{ base: 'body', md: 'small' }}
      />
    </Flex>
  );
}

function FilterSheet({ activeCount, onReset, children }: Omit<FilterBarProps, 'search'>) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        minH={{ base: '12', md: '9' }}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <ListFilter size={18} aria-hidden />
        {formatMessage(TABLE_MESSAGES.filters, { count: activeCount })}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={formatMessage(TABLE_MESSAGES.filtersTitle)}
        footer={
          <>
            <Button width="full" onClick={close}>
              {formatMessage(TABLE_MESSAGES.done)}
            </Button>
            <Button variant="ghost" width="full" disabled={activeCount === 0} onClick={onReset}>
              {formatMessage(TABLE_MESSAGES.reset)}
            </Button>
          </>
        }
      >
        <Flex direction="column" gap="4">
          {children}
        </Flex>
      </Sheet>
    </>
  );
}
