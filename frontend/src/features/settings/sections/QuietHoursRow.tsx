import { Box, Button, Flex } from '@chakra-ui/react';
import { MoonStar } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FieldShell, fieldIds } from '../../../components/forms/FieldShell';
import { Input } from '../../../components/forms/Input';
import { COMMON_MESSAGES } from '../../../components/messages';
import { SwitchRow } from '../../../components/forms/SwitchRow';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { PUSH_MESSAGES } from '../form/messages';
import { useQuietHours, type QuietHoursForm } from './useQuietHours';

/** The hours in which no message rings, in the time of Cameroon. */
export function QuietHoursRow() {
  const { formatMessage } = useIntl();
  const form = useQuietHours();
  const { hours, fault, status } = form;
  const times = hours && { from: clockOf(hours.fromMin), until: clockOf(hours.untilMin) };
  const hints = {
    loading: formatMessage(PUSH_MESSAGES.quietLoading),
    error: formatMessage(PUSH_MESSAGES.quietLoadFailed),
    loaded: times ? formatMessage(PUSH_MESSAGES.quietOn, times) : formatMessage(PUSH_MESSAGES.quietOff),
  };
  const received = status === 'error' ? PUSH_MESSAGES.quietLoadFailed : fault && PUSH_MESSAGES[fault];
  return (
    <Box borderBottomWidth="1px">
      <SwitchRow
        icon={MoonStar}
        text={formatMessage(PUSH_MESSAGES.quiet)}
        hint={hints[status]}
        isOn={hours !== null}
        isDisabled={status !== 'loaded'}
        onChange={form.turn}
      />
      {hours !== null && (
        <Flex wrap="wrap" gap="4" px="4" pb="4">
          <TimeField form={form} end="fromMin" label={formatMessage(PUSH_MESSAGES.quietFrom)} />
          <TimeField form={form} end="untilMin" label={formatMessage(PUSH_MESSAGES.quietUntil)} />
        </Flex>
      )}
      {received && (
        <Flex role="alert" align="center" gap="1.5" px="4" pb="3" color="danger.fg" textStyle="small">
          <ZoneGlyph zone="danger" />
          <Box flex="1">{formatMessage(received)}</Box>
          {fault !== 'quietSame' && (
            <Button variant="outline" onClick={form.retry}>
              {formatMessage(COMMON_MESSAGES.retry)}
            </Button>
          )}
        </Flex>
      )}
    </Box>
  );
}

interface TimeFieldProps {
  form: QuietHoursForm;
  end: 'fromMin' | 'untilMin';
  label: string;
}

function TimeField({ form: { hours, fault, change }, end, label }: TimeFieldProps) {
  const id = useId();
  return (
    // Room for "10:00 PM" and the clock beside it: below each other on the narrowest phone.
    <Box flex="1 1 8.5rem" minW="0">
      <FieldShell id={id} label={label}>
        <Input
          id={fieldIds(id).inputId}
          type="time"
          value={hours === null ? '' : clockOf(hours[end])}
          aria-invalid={fault === 'quietSame'}
          onChange={({ target }) => {
            const minute = minuteOf(target.value);
            if (minute !== null) {
              change({ [end]: minute });
            }
          }}
        />
      </FieldShell>
    </Box>
  );
}

/** `22:00`, as fields of the browser accept it, of a minute of the day. */
function clockOf(minute: number): string {
  const parts = [Math.floor(minute / 60), minute % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The minute of the day; null for a time that is not complete. */
function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
