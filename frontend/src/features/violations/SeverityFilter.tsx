import { chakra, Flex } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CARD_SEVERITIES, type CardSeverity } from '@wakafine/domain/violations/severity-scales';
import { ZoneGlyph } from '../../components/zones/ZoneGlyph';
import { CARD_SEVERITY_ZONES } from '../../components/violation/CardSeverityBadge';
import { CARD_SEVERITY_MESSAGES } from '../../components/violation/messages';
import { LIST_MESSAGES } from './messages';

export interface SeverityFilterProps {
  /** Null for all. */
  value: CardSeverity | null;
  onChange: (value: CardSeverity | null) => void;
}

/** Filter of the list by severity for the speed: pills, as one group of radio buttons. */
export function SeverityFilter({ value, onChange }: SeverityFilterProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend srOnly>{intl.formatMessage(LIST_MESSAGES.severity)}</chakra.legend>
      <Flex
        wrap="wrap"
        columnGap={{ base: '1.5', md: '2' }}
        // So that the targets of two rows do not meet.
        rowGap="2.5"
      >
        <Pill name={name} isChosen={value === null} onChoose={() => onChange(null)} glyph={null}>
          {intl.formatMessage(LIST_MESSAGES.all)}
        </Pill>
        {CARD_SEVERITIES.map((severity) => (
          <Pill
            key={severity}
            name={name}
            isChosen={value === severity}
            onChoose={() => onChange(severity)}
            glyph={<ZoneGlyph zone={CARD_SEVERITY_ZONES[severity]} />}
          >
            {intl.formatMessage(CARD_SEVERITY_MESSAGES[severity])}
          </Pill>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}

interface PillProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  glyph: ReactNode;
  children: string;
}

function Pill({ name, isChosen, onChoose, glyph, children }: PillProps) {
  return (
    <chakra.label
      position="relative"
      display="inline-flex"
      alignItems="center"
      flexShrink="0"
      gap={{ base: '1', md: '1.5' }}
      minH="10"
      px={{ base: '2', md: '3' }}
      borderWidth="1px"
      borderColor={isChosen ? 'brand.fg' : 'border.strong'}
      borderRadius="full"
      bg={isChosen ? 'brand.subtle' : 'transparent'}
      color={isChosen ? 'brand.fg' : 'fg'}
      textStyle="label"
      cursor="pointer"
      // The finger's target is 48 px although the pill is drawn 40 px high; it is measured from within the border.
      _before={{ content: '""', position: 'absolute', insetInline: '0', insetBlock: '-5px' }}
      css={{ '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' } }}
    >
      <chakra.input type="radio" name={name} checked={isChosen} onChange={onChoose} srOnly />
      {isChosen ? <Check size={16} aria-hidden /> : glyph}
      {children}
    </chakra.label>
  );
}
