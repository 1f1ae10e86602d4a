import { Flex } from '@chakra-ui/react';
import { BellRing } from 'lucide-react';
import { useIntl } from 'react-intl';
import { SwitchRow } from '../../../components/forms/SwitchRow';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { usePhonePush, type PhonePush } from '../../../lib/push/phone-push';
import { useTurnPush } from '../../../lib/push/useTurnPush';
import { PUSH_MESSAGES } from '../form/messages';

const CAN_CHANGE: readonly PhonePush[] = ['on', 'off'];

/** Whether messages come to this phone: a switch, with what stands in the way and the way out of it. */
export function PushRow({ isAccountOn }: { isAccountOn: boolean }) {
  const { formatMessage } = useIntl();
  const push = usePhonePush();
  const { turnOn, turnOff, isBusy, outcome } = useTurnPush();
  const isInVain = push === 'on' && !isAccountOn;
  const fault = outcome === 'failed' || outcome === 'unanswered' ? outcome : null;
  return (
    <>
      <SwitchRow
        icon={BellRing}
        text={formatMessage(PUSH_MESSAGES.title)}
        hint={formatMessage(PUSH_MESSAGES[isInVain ? 'accountOff' : push])}
        isOn={push === 'on'}
        isDisabled={isBusy || !CAN_CHANGE.includes(push)}
        onChange={(isOn) => void (isOn ? turnOn() : turnOff())}
      />
      {fault !== null && push === 'off' && (
        <Flex
          role="alert"
          gap="1.5"
          px="4"
          py="2"
          borderBottomWidth="1px"
          color="danger.fg"
          textStyle="small"
        >
          <Flex pt="3px">
            <ZoneGlyph zone="danger" />
          </Flex>
          {formatMessage(PUSH_MESSAGES[fault])}
        </Flex>
      )}
    </>
  );
}
