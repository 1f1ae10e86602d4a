import { chakra, Flex } from '@chakra-ui/react';
import type { ReportSeverity } from '@wakafine/domain/severity-scales';
import { useIntl } from 'react-intl';
import { SEVERITY_MESSAGES } from '../../../components/messages';
import { ZoneGlyph } from '../../../components/ZoneGlyph';
import { STAT_MESSAGES } from './messages';

const ZONES = { HIGH: 'danger', MEDIUM: 'warning', LOW: 'caution' } as const;
const SEVERITIES: readonly ReportSeverity[] = ['HIGH', 'MEDIUM', 'LOW'];

export interface SeverityCountsProps {
  counts: Readonly<Record<ReportSeverity, number>>;
  /** Which one the list below shows; null is all. */
  value: ReportSeverity | null;
  onChange: (value: ReportSeverity | null) => void;
}

/** How many there are of each severity; each is a button that narrows the list below to it. */
export function SeverityCounts({ counts, value, onChange }: SeverityCountsProps) {
  const { formatMessage } = useIntl();
  const all = counts.HIGH + counts.MEDIUM + counts.LOW;
  return (
    <Flex role="group" aria-label={formatMessage(STAT_MESSAGES.severities)} wrap="wrap" gap="0.5">
      <CountButton
        label={formatMessage(STAT_MESSAGES.all)}
        count={all}
        isChosen={value === null}
        onChoose={() => onChange(null)}
      />
      {SEVERITIES.map((severity) => (
        <CountButton
          key={severity}
          label={formatMessage(SEVERITY_MESSAGES[severity])}
          zone={ZONES[severity]}
          count={counts[severity]}
          isChosen={value === severity}
          onChoose={() => onChange(severity)}
        />
      ))}
    </Flex>
  );
}

interface CountButtonProps {
  label: string;
  zone?: 'danger' | 'warning' | 'caution';
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

function CountButton({ label, zone, count, isChosen, onChoose }: CountButtonProps) {
  const { formatNumber } = useIntl();
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="1"
      flex="1 0 auto"
      minH={{ base: '12', md: '8' }}
      px="2"
      borderRadius="badge"
      textStyle="small"
      fontSize="0.8125rem"
      color={isChosen ? 'fg' : 'fg.muted'}
      bg={isChosen ? 'bg.muted' : 'transparent'}
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      onClick={onChoose}
    >
      {zone !== undefined && <ZoneGlyph zone={zone} />}
      {label}
      <chakra.b color="fg" fontWeight="bold">
        {formatNumber(count)}
      </chakra.b>
    </chakra.button>
  );
}
