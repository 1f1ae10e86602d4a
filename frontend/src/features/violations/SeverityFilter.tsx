import { chakra, Flex } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../components/messages';
import { ZONE_NAMES } from '../../components/zone-names';
import { ZoneGlyph } from '../../components/ZoneGlyph';
import type { ViolationSeverity } from '../../graphql/generated';
import { KNOWN_MESSAGES } from '../../components/violation/messages';
import { LIST_MESSAGES } from './messages';

const SEVERITIES = ['CAUTION', 'WARNING', 'DANGER'] as const;

export interface SeverityFilterProps {
  /** Null for all. */
  value: ViolationSeverity | null;
  onChange: (value: ViolationSeverity | null) => void;
}

/** Which violations the list shows, by the zone of their peak: pills, as one group of radio buttons. */
export function SeverityFilter({ value, onChange }: SeverityFilterProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend srOnly>{intl.formatMessage(KNOWN_MESSAGES.zone)}</chakra.legend>
      <Flex
        wrap="wrap"
        columnGap={{ base: '1.5', md: '2' }}
        // So that the targets of two rows do not meet.
        rowGap="2.5"
      >
        <Pill name={name} isChosen={value === null} onChoose={() => onChange(null)} glyph={null}>
          {intl.formatMessage(LIST_MESSAGES.all)}
        </Pill>
        {SEVERITIES.map((severity) => (
          <Pill
            key={severity}
            name={name}
            isChosen={value === severity}
            onChoose={() => onChange(severity)}
            glyph={<ZoneGlyph zone={ZONE_NAMES[severity]} />}
          >
            {intl.formatMessage(ZONE_MESSAGES[ZONE_NAMES[severity]])}
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
