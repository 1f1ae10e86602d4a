import { chakra, Box } from '@chakra-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import { useId } from 'react';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** Language of the label where it is not that of the page. */
  lang?: string;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Hides the label from sight, not from screen readers. */
  isLabelHidden?: boolean;
  /** Drawn 36 px high from 768 px on, for bars of the dashboard. */
  isCompact?: boolean;
}

/** A choice of one among two to five, as radio buttons side by side: arrows move, the chosen one carries a tick. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, choices, value, onChange, isLabelHidden = false, isCompact = false } = props;
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5" srOnly={isLabelHidden || undefined}>
        {label}
      </chakra.legend>
      <Box
        // Of one width; on a phone as long as each word fits into its share, and then below each other.
        display={{ base: 'flex', md: 'grid' }}
        flexWrap="wrap"
        gridAutoFlow="column"
        gridAutoColumns="minmax(0, 1fr)"
        gap="1"
        p={isCompact ? { base: '1', md: '0.5' } : '1'}
        bg="bg.muted"
        borderRadius="control"
      >
        {choices.map((choice) => (
          <Segment
            key={choice.value}
            name={name}
            choice={choice}
            isChosen={choice.value === value}
            isCompact={isCompact}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </Box>
    </chakra.fieldset>
  );
}

interface SegmentProps<Value extends string> {
  name: string;
  choice: Choice<Value>;
  isChosen: boolean;
  isCompact: boolean;
  onChoose: () => void;
}

function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { name, choice, isChosen, isCompact, onChoose } = props;
  const Icon = choice.icon ?? (isChosen ? Check : null);
  return (
    <chakra.label
      lang={choice.lang}
      position="relative"
      display="flex"
      flex="1 1 0"
      minW="min-content"
      overflowWrap="break-word"
      alignItems="center"
      justifyContent="center"
      gap="1.5"
      minH={isCompact ? { base: '10', md: '8' } : '10'}
      px="1"
      borderRadius="7px"
      textStyle="label"
      textAlign="center"
      cursor="pointer"
      fontWeight={isChosen ? 'bold' : 'medium'}
      color={isChosen ? 'fg' : 'fg.muted'}
      bg={isChosen ? 'bg.panel' : 'transparent'}
      boxShadow={isChosen ? '0 0 0 1px {colors.border.strong}' : undefined}
      // The finger's target is 48 px although the segment is drawn 40 px high.
      _before={{ content: '""', position: 'absolute', insetInline: '0', insetBlock: '-4px' }}
      css={{
        '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
        '& > svg': { flexShrink: '0' },
      }}
    >
      <chakra.input
        type="radio"
        name={name}
        value={choice.value}
        checked={isChosen}
        onChange={onChoose}
        srOnly
      />
      {Icon !== null && <Icon size={16} aria-hidden />}
      {choice.label}
    </chakra.label>
  );
}
