import { chakra, Flex } from '@chakra-ui/react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

export interface PaneTabsProps<Id extends string | number> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  /** Behind the tabs. */
  children?: ReactNode;
}

/** A row of tabs over a pane, moved by arrows; what they show follows at once. */
export function PaneTabs<Id extends string | number>(props: PaneTabsProps<Id>) {
  const { label, tabs, value, onChange, children } = props;
  const name = useId();

  function moveByArrow(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = tabs.findIndex(({ id }) => id === value);
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (next !== undefined) {
      event.preventDefault();
      onChange(next.id);
      document.getElementById(`${name}-${next.id}`)?.focus();
    }
  }

  return (
    <Flex align="center" gap="1" px="2" minH="12" borderBottomWidth="1px" borderColor="border" flex="none">
      <Flex role="tablist" aria-label={label} gap="1" minW="0" overflowX="auto" onKeyDown={moveByArrow}>
        {tabs.map(({ id, label: text }) => (
          <Tab
            key={id}
            id={`${name}-${id}`}
            text={text}
            isChosen={id === value}
            onChoose={() => onChange(id)}
          />
        ))}
      </Flex>
      {children}
    </Flex>
  );
}

interface TabProps {
  id: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Tab({ id, text, isChosen, onChoose }: TabProps) {
  return (
    <chakra.button
      id={id}
      type="button"
      role="tab"
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      minH={{ base: '12', lg: '8' }}
      px="3"
      flexShrink="0"
      borderRadius="8px"
      textStyle="label"
      cursor="pointer"
      color={isChosen ? 'fg' : 'fg.muted'}
      fontWeight={isChosen ? 'bold' : undefined}
      bg={isChosen ? 'bg.panel' : 'transparent'}
      boxShadow={isChosen ? '0 0 0 1px {colors.border}' : undefined}
      _focusVisible={{ outline: '2px solid {colors.focus}', outlineOffset: '-2px' }}
    >
      {text}
    </chakra.button>
  );
}
