import { chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { alertTextOf } from '../../components/alerts/alert-text';
import { ALERT_LOOKS } from '../../components/alerts/AlertStrip';
import { ALERT_MESSAGES } from '../../components/alerts/messages';
import { IconButton } from '../../components/IconButton';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { useKnownAlerts } from './useOpenAlerts';

/** Longest text that can be read at a glance, characters; anything longer is read at the stop. */
const GLANCE_MAX = 60;

/** While driving: the newest alert in few large words, in the place of a sentence that says nothing urgent. */
export function DrivingAlert({ sentence }: { sentence: ReactNode }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { alerts, dismiss } = useKnownAlerts();
  const [alert] = alerts;
  if (alert === undefined) {
    return sentence;
  }
  const { icon: Icon, fg } = ALERT_LOOKS[alert.severity];
  const { text, lang } = alertTextOf(alert, language);
  const isShort = text.length <= GLANCE_MAX;
  return (
    <Flex role="alert" align="center" gap="3" mt="1" ps="4" pe="1" maxW="412px">
      <Flex color={fg} aria-hidden>
        <Icon size={32} />
      </Flex>
      <chakra.span
        lang={isShort ? lang : undefined}
        fontSize="1.25rem"
        lineHeight="1.5rem"
        fontWeight="medium"
        textWrap="balance"
      >
        {isShort ? text : formatMessage(ALERT_MESSAGES.whileDriving)}
      </chakra.span>
      <IconButton
        label={formatMessage(ALERT_MESSAGES.dismiss)}
        icon={<X size={28} aria-hidden />}
        boxSize="76px"
        ms="auto"
        onClick={() => dismiss(alert.id)}
      />
    </Flex>
  );
}
