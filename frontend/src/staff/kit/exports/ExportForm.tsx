import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/states/FaultLine';
import { Segmented } from '../../../components/forms/Segmented';
import type { ExportFilterInput, ExportFormat, ExportKind, StartExportInput } from '../../../graphql/staff';
import { REVEAL_MESSAGES } from '../reveal/messages';
import { NO_REASON, revealFault, whyOf } from '../reveal/reveal-why';
import { RevealReason } from '../reveal/RevealReason';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { EXPORT_FORMAT_NAMES, EXPORTS_MESSAGES } from './messages';
import { PlatesSwitch } from './PlatesSwitch';

const FAILURES = { RATE_LIMITED: EXPORTS_MESSAGES.twoAtOnce };

/** The audit log has no places. */
function formatsOf(kind: ExportKind): readonly ExportFormat[] {
  return kind === 'AUDIT' ? ['CSV', 'XLSX', 'PARQUET'] : ['CSV', 'XLSX', 'GEOJSON', 'PARQUET'];
}

/** Rows that are exported. */
export interface ExportedRows {
  /** Kind of the rows that the page shows. */
  kind: ExportKind;
  /** Filter of the page; empty for all. */
  filter: ExportFilterInput;
  /** The same in words, one for each filter that is set, such as `Danger` or `From 14 Nov`. */
  filterWords: readonly string[];
}

interface ExportFormProps extends ExportedRows {
  onStart: (input: StartExportInput) => Promise<void>;
}

/**
 * Content and format of the file; full plates want a reason. Only violations have plates.
 */
export function ExportForm({ kind, filter, filterWords, onStart }: ExportFormProps) {
  const { formatMessage, formatList } = useIntl();
  const failureText = useFailureText();
  const [format, setFormat] = useState<ExportFormat>('CSV');
  const [withFullRegistrations, setWithFullRegistrations] = useState(false);
  const [why, setWhy] = useState(NO_REASON);
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fault = withFullRegistrations ? revealFault(why) : null;
  const missing = wasTried && fault === 'reason' ? formatMessage(REVEAL_MESSAGES.missing) : null;
  const shownFailure = missing ?? failure;

  async function start(): Promise<void> {
    setWasTried(true);
    setFailure(null);
    if (fault !== null) {
      return;
    }
    setIsBusy(true);
    const input = { kind, format, filter, withFullRegistrations };
    const given = withFullRegistrations ? { ...input, ...whyOf(why) } : input;
    setFailure(await failureText(() => onStart(given), FAILURES));
    setIsBusy(false);
  }

  return (
    <Flex direction="column" gap="4">
      <Text textStyle="small" color="fg.muted">
        {filterWords.length === 0
          ? formatMessage(EXPORTS_MESSAGES.all)
          : formatMessage(EXPORTS_MESSAGES.filtered, { filters: formatList(filterWords) })}
      </Text>
      <Segmented
        label={formatMessage(EXPORTS_MESSAGES.format)}
        value={format}
        onChange={setFormat}
        choices={formatsOf(kind).map((value) => ({ value, label: EXPORT_FORMAT_NAMES[value] }))}
      />
      {kind === 'VIOLATIONS' && (
        <PlatesSwitch isOn={withFullRegistrations} onChange={setWithFullRegistrations} />
      )}
      {withFullRegistrations && <RevealReason draft={why} wasTried={wasTried} onChange={setWhy} />}
      {shownFailure !== null && <FaultLine>{shownFailure}</FaultLine>}
      <Button loading={isBusy} onClick={() => void start()}>
        {formatMessage(EXPORTS_MESSAGES.start)}
      </Button>
    </Flex>
  );
}
