import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Lock, ScanText } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/Segmented';
import { PERMISSION_MESSAGES } from '../../../components/staff-messages';
import { SwitchRow } from '../../../components/SwitchRow';
import { ZoneGlyph } from '../../../components/ZoneGlyph';
import type { ExportFormat, StartExportInput } from '../../../graphql/staff';
import { ERROR_MESSAGES } from '../../../lib/error-messages';
import { errorCodeOf } from '../../../lib/errors';
import { usePermissions } from '../frame/usePermissions';
import { ACT_MESSAGES } from '../pieces/messages';
import type { ExportDialogProps } from './ExportDialog';
import { EXPORT_FORMAT_NAMES, EXPORTS_MESSAGES } from './messages';

interface ExportFormProps extends Pick<ExportDialogProps, 'kind' | 'filter' | 'filterWords'> {
  onStart: (input: StartExportInput) => Promise<void>;
}

/** What goes into the file and how it is written. The audit log has no places, and only violations have plates. */
export function ExportForm({ kind, filter, filterWords, onStart }: ExportFormProps) {
  const { formatMessage, formatList } = useIntl();
  const [format, setFormat] = useState<ExportFormat>('CSV');
  const [withFullRegistrations, setWithFullRegistrations] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function start(): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      await onStart({ kind, format, filter, withFullRegistrations });
    } catch (error) {
      const code = errorCodeOf(error);
      setFailure(formatMessage(code === 'RATE_LIMITED' ? EXPORTS_MESSAGES.twoAtOnce : ERROR_MESSAGES[code]));
    }
    setIsBusy(false);
  }

  return (
    <Flex direction="column" gap="4">
      <Text textStyle="small" color="fg.muted">
        {filterWords.length === 0
          ? formatMessage(EXPORTS_MESSAGES.all)
          : formatMessage(EXPORTS_MESSAGES.filtered, { filters: formatList(filterWords) })}
      </Text>
      {kind !== 'AUDIT' && (
        <Segmented
          label={formatMessage(EXPORTS_MESSAGES.format)}
          value={format}
          onChange={setFormat}
          choices={(['CSV', 'GEOJSON'] as const).map((value) => ({
            value,
            label: EXPORT_FORMAT_NAMES[value],
          }))}
        />
      )}
      {kind === 'VIOLATIONS' && (
        <PlatesSwitch isOn={withFullRegistrations} onChange={setWithFullRegistrations} />
      )}
      {failure !== null && (
        <Flex role="alert" gap="1.5" align="center" color="danger.fg" textStyle="small">
          <ZoneGlyph zone="danger" />
          {failure}
        </Flex>
      )}
      <Button loading={isBusy} onClick={() => void start()}>
        {formatMessage(EXPORTS_MESSAGES.start)}
      </Button>
    </Flex>
  );
}

function PlatesSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { formatMessage } = useIntl();
  const isAllowed = usePermissions()('canViewFullRegistrations');
  const permission = formatMessage(PERMISSION_MESSAGES.canViewFullRegistrations);
  return (
    <Box borderWidth="1px" borderRadius="control" overflow="hidden">
      <SwitchRow
        icon={isAllowed ? ScanText : Lock}
        text={formatMessage(EXPORTS_MESSAGES.fullPlates)}
        hint={
          isAllowed
            ? formatMessage(EXPORTS_MESSAGES.fullPlatesHint)
            : formatMessage(ACT_MESSAGES.denied, { permission })
        }
        isOn={isOn}
        isDisabled={!isAllowed}
        onChange={onChange}
      />
    </Box>
  );
}
