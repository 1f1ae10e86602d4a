import type { ReportSeverity } from '@wakafine/domain/violations/severity-scales';
import { useIntl } from 'react-intl';
import { SEVERITY_MESSAGES } from '../../../components/messages';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { CountButton } from './CountButton';
import { CountRow } from './CountRow';
import { STAT_MESSAGES } from './messages';

const ZONES = { HIGH: 'danger', MEDIUM: 'warning', LOW: 'caution' } as const;
const SEVERITIES: readonly ReportSeverity[] = ['HIGH', 'MEDIUM', 'LOW'];

export interface SeverityCountsProps {
  counts: Readonly<Record<ReportSeverity, number>>;
  /** Severity that the list below shows; null is all. */
  value: ReportSeverity | null;
  onChange: (value: ReportSeverity | null) => void;
}

/**
 * Number of items of each severity; each is a button that narrows the list below to it. Scrolls sideways on
 * phones.
 */
export function SeverityCounts({ counts, value, onChange }: SeverityCountsProps) {
  const { formatMessage } = useIntl();
  const all = counts.HIGH + counts.MEDIUM + counts.LOW;
  return (
    <CountRow label={formatMessage(STAT_MESSAGES.severities)}>
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
          mark={<ZoneGlyph zone={ZONES[severity]} />}
          count={counts[severity]}
          isChosen={value === severity}
          onChoose={() => onChange(severity)}
        />
      ))}
    </CountRow>
  );
}
