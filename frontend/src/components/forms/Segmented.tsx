import { chakra, Box, type BoxProps } from '@chakra-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { SteadyLabel } from './SteadyLabel';

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
  /** Two beside each other on a phone, for four words that are too long for one row of it. */
  isInPairs?: boolean;
}

// The frame asks for no width of its own, so that a tick never makes a word wrap.
const TICK_FRAME: BoxProps['css'] = { containerType: 'inline-size' };
const TICK_WHERE_IT_FITS: BoxProps['css'] = { '@container (min-width: 22px)': { display: 'flex' } };

/** A choice of one among a few, as radio buttons side by side: arrows move, the chosen one carries a tick where it fits. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, choices, value, onChange, isLabelHidden = false, isCompact = false } = props;
  const { isInPairs = false } = props;
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5" srOnly={isLabelHidden || undefined}>
        {label}
      </chakra.legend>
      <Box
        // Of one width as long as each word fits into its share, and otherwise as wide as its words, or below each other.
        display="flex"
        flexWrap="wrap"
        columnGap="1"
        // Below each other, what is 40 px high leaves each finger its 48 px.
        rowGap="2"
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
            isInPairs={isInPairs}
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
  isInPairs: boolean;
  onChoose: () => void;
}

function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { name, choice, isChosen, isCompact, isInPairs, onChoose } = props;
  const Icon = choice.icon;
  return (
    <chakra.label
      lang={choice.lang}
      position="relative"
      display="grid"
      // The word stands in the middle whether or not it is chosen, with the tick beside it; one digit too leaves a finger 48 px.
      gridTemplateColumns="minmax(6px, 1fr) minmax(36px, auto) minmax(6px, 1fr)"
      alignItems="center"
      flex={{ base: isInPairs ? '1 1 40%' : '1 1 0', md: '1 1 0' }}
      minW="fit-content"
      overflowWrap="break-word"
      minH={isCompact ? { base: '10', md: '8' } : '10'}
      borderRadius="7px"
      textStyle="label"
      textAlign="center"
      cursor="pointer"
      color={isChosen ? 'fg' : 'fg.muted'}
      bg={isChosen ? 'bg.panel' : 'transparent'}
      boxShadow={isChosen ? '0 0 0 1px {colors.border.strong}' : undefined}
      // The finger's target is 48 px although the segment is drawn 40 px high.
      _before={{ content: '""', position: 'absolute', insetInline: '0', insetBlock: '-4px' }}
      css={{
        '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid' } },
        '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
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
      {isChosen && Icon === undefined && <Tick />}
      <Box
        gridColumn="2"
        // Above the target, so that a press on the word is one.
        position="relative"
        display="flex"
        alignItems="center"
        justifyContent="center"
        gap="1.5"
        minW="0"
        css={{ '& > svg': { flexShrink: '0' } }}
      >
        {Icon !== undefined && <Icon size={16} aria-hidden />}
        <SteadyLabel text={choice.label} isBold={isChosen} />
      </Box>
    </chakra.label>
  );
}

/** In what is left beside the word; gone where that is too little, since the word comes first. */
function Tick() {
  return (
    <Box gridColumn="1" gridRow="1" css={TICK_FRAME}>
      <Box display="none" justifyContent="flex-end" pe="1" css={TICK_WHERE_IT_FITS}>
        <Check size={16} aria-hidden />
      </Box>
    </Box>
  );
}
