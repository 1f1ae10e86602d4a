import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { INCIDENT_MESSAGES } from '../draft/messages';

/** From so many on nobody counts at the roadside: the authority reads at least so many. */
const MOST = 5;
const COUNTS = Array.from({ length: MOST + 1 }, (_none, count) => count);

export interface InjuredFieldProps {
  /** Null is not said. */
  value: number | null;
  onChange: (count: number | null) => void;
}

/** Number of people who are hurt, by one tap. */
export function InjuredField({ value, onChange }: InjuredFieldProps) {
  const { formatMessage, formatNumber } = useIntl();
  const wordOf = (count: number): string => {
    const number = formatNumber(count);
    return count === MOST ? formatMessage(INCIDENT_MESSAGES.injuredMost, { count: number }) : number;
  };
  return (
    <Segmented
      label={formatMessage(INCIDENT_MESSAGES.injured)}
      choices={[
        { value: '', label: formatMessage(INCIDENT_MESSAGES.injuredUnknown) },
        ...COUNTS.map((count) => ({ value: String(count), label: wordOf(count) })),
      ]}
      value={value === null ? '' : String(Math.min(value, MOST))}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}
