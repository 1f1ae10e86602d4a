import { Button, Flex, Text } from '@chakra-ui/react';
import { ARRIVAL_NUMBERS } from '@wakafine/domain/family/family-link';
import { languageChoice } from '@wakafine/domain/people/languages';
import { normalisePhone, phoneFault } from '@wakafine/domain/people/phone';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/forms/TextField';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import { notify } from '../../../components/surface/toaster';
import { smsLink } from '../../../lib/emergency-links';
import { errorCodeOf } from '../../../lib/errors/errors';
import { VALIDATION_MESSAGES } from '../../../lib/format/validation-messages';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import { USER_KEYS } from '../../../lib/storage/storage-keys';
import { ARRIVAL_MESSAGES } from './messages';
import { useAnnounceArrival } from './useFamilyLinks';

const POSITIONS = Array.from({ length: ARRIVAL_NUMBERS.max }, (_, index) => index);

export interface ArrivalSheetProps {
  linkId: string;
  onClose: () => void;
  /** Called once the arrival is announced. */
  onArrived?: () => void;
}

/** Ends a link because one has arrived, and sends word of it. The numbers stay on this phone for the next time. */
export function ArrivalSheet({ linkId, onClose, onArrived }: ArrivalSheetProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const id = useId();
  const [numbers, setNumbers] = useState(readNumbers);
  const [isChecked, setIsChecked] = useState(false);
  const [fault, setFault] = useState<'unproven' | 'failed' | null>(null);
  const [announce, { loading }] = useAnnounceArrival();
  const typed = numbers.filter((each) => each.trim() !== '');
  const first = typed[0];

  async function send(): Promise<void> {
    setIsChecked(true);
    const right = new Set(typed.flatMap((each) => normalisePhone(each) ?? []));
    if (typed.some((each) => normalisePhone(each) === null)) {
      return;
    }
    writeStored(USER_KEYS.arrivalNumbers, JSON.stringify(numbers));
    const recipients = [...right].map((mobileNumber) => ({ mobileNumber }));
    const input = { linkId, recipients, language: languageChoice(language) };
    try {
      const { data } = await announce({ variables: { input } });
      const count = data?.announceArrival.link.arrivalMessages ?? 0;
      const isWhole = count >= recipients.length;
      notify({
        kind: isWhole ? 'success' : 'info',
        title: formatMessage(isWhole ? ARRIVAL_MESSAGES.sent : ARRIVAL_MESSAGES.fewer, { count }),
      });
      onClose();
      onArrived?.();
    } catch (error) {
      setFault(errorCodeOf(error) === 'FORBIDDEN' ? 'unproven' : 'failed');
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(ARRIVAL_MESSAGES.title)}
      footer={
        <Button size="lg" width="full" loading={loading} onClick={() => void send()}>
          {formatMessage(ARRIVAL_MESSAGES.send, { count: typed.length })}
        </Button>
      }
    >
      <Flex direction="column" gap="4" pb="2">
        <Text>
          {formatMessage(ARRIVAL_MESSAGES.what)} {formatMessage(ARRIVAL_MESSAGES.consent)}
        </Text>
        {POSITIONS.map((position) => {
          const number = numbers[position] ?? '';
          const key = isChecked && number.trim() !== '' ? phoneFault(number) : null;
          return (
            <TextField
              key={position}
              id={`${id}${position}`}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              label={formatMessage(ARRIVAL_MESSAGES.number, { position: position + 1 })}
              error={key === null ? undefined : formatMessage(VALIDATION_MESSAGES[key])}
              value={number}
              onChange={(text) =>
                setNumbers(POSITIONS.map((each) => (each === position ? text : (numbers[each] ?? ''))))
              }
            />
          );
        })}
        {fault !== null && <FaultLine>{formatMessage(ARRIVAL_MESSAGES[fault])}</FaultLine>}
        {fault !== null && first !== undefined && (
          <Button asChild variant="outline">
            <a href={smsLink(first, formatMessage(ARRIVAL_MESSAGES.ownText))}>
              {formatMessage(ARRIVAL_MESSAGES.own)}
            </a>
          </Button>
        )}
      </Flex>
    </Sheet>
  );
}

function readNumbers(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(USER_KEYS.arrivalNumbers) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each) => typeof each === 'string').slice(0, ARRIVAL_NUMBERS.max)
      : [];
  } catch {
    return [];
  }
}
