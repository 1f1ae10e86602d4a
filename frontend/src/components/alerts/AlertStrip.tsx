import { Box, chakra, Flex } from '@chakra-ui/react';
import { Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { AlertSeverity } from '../../graphql/generated';
import { IconButton } from '../IconButton';
import { ALERT_MESSAGES, ALERT_SEVERITY_MESSAGES } from './messages';

/** Each severity by icon and colour; the word stands beside them. */
export const ALERT_LOOKS = {
  INFO: { icon: Info, bg: 'info.subtle', fg: 'info.fg' },
  WARNING: { icon: TriangleAlert, bg: 'warning.subtle', fg: 'warning.fg' },
  CRITICAL: { icon: OctagonAlert, bg: 'danger.subtle', fg: 'danger.fg' },
} as const;

export interface AlertStripProps {
  severity: AlertSeverity;
  text: string;
  /** Language of the text. */
  lang: string;
  /** Dismisses it; without this it stays. */
  onDismiss?: () => void;
}

/** An alert of the authority as one slim strip: icon, how urgent, and what it says. */
export function AlertStrip({ severity, text, lang, onDismiss }: AlertStripProps) {
  const { formatMessage } = useIntl();
  const { icon: Icon, bg, fg } = ALERT_LOOKS[severity];
  return (
    <Flex align="flex-start" gap="2.5" ps="4" pe={onDismiss ? '1' : '4'} bg={bg} textStyle="small">
      <Flex color={fg} pt="3.5" aria-hidden>
        <Icon size={20} />
      </Flex>
      <Box flex="1" minW="0" py="3.5" overflowWrap="anywhere">
        <chakra.strong color={fg} me="1.5">
          {formatMessage(ALERT_SEVERITY_MESSAGES[severity])}
        </chakra.strong>
        <chakra.span lang={lang}>{text}</chakra.span>
      </Box>
      {onDismiss && (
        <IconButton
          label={formatMessage(ALERT_MESSAGES.dismiss)}
          icon={<X size={20} aria-hidden />}
          color="fg"
          onClick={onDismiss}
        />
      )}
    </Flex>
  );
}
