import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { alertTextOf } from '../../../components/alerts/alert-text';
import { AlertStrip } from '../../../components/alerts/AlertStrip';
import type { SentAlertFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { FORMAT_MESSAGES } from '../../../lib/format/format-messages';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { useRowPlaceText } from '../../kit/pieces/incident-texts';
import { PermitButton } from '../../kit/pieces/PermitButton';
import { AUDIENCE_MESSAGES } from '../../kit/names/messages';
import { SENT_MESSAGES } from './messages';

/** With large letters the words need two lines. */
const WRAPPED = { whiteSpace: 'normal', h: 'auto', minH: '6', py: '0.5' } as const;

export interface SentAlertItemProps {
  alert: SentAlertFragment;
  nowMs: number;
  onRevoke: () => void;
}

/**
 * One alert that was sent: what it says, to whom, and whether it is in force; the way to withdraw it while it
 * is.
 */
export function SentAlertItem({ alert, nowMs, onRevoke }: SentAlertItemProps) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const { language } = useLanguage();
  const isInForce = !alert.revokedAt && Date.parse(alert.expiresAt) > nowMs;
  const facts = [
    useAudienceText()(alert),
    formatMessage(SENT_MESSAGES.sentAt, { time: dateAndTime(alert.createdAt) }),
    ...(typeof alert.meantCount === 'number'
      ? [formatMessage(SENT_MESSAGES.meant, { count: alert.meantCount })]
      : []),
  ];
  return (
    <Flex as="li" direction="column" gap="1.5" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box borderRadius="control" overflow="hidden">
        <AlertStrip severity={alert.severity} {...alertTextOf(alert, language)} />
      </Box>
      <Text textStyle="small" color="fg.muted">
        {facts.join(' · ')}
      </Text>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        {isInForce ? (
          <Badge colorPalette="brand" {...WRAPPED}>
            {formatMessage(SENT_MESSAGES.inForce, { time: dateAndTime(alert.expiresAt) })}
          </Badge>
        ) : (
          <Badge variant="plain" {...WRAPPED}>
            {alert.revokedAt
              ? formatMessage(SENT_MESSAGES.revoked, { time: dateAndTime(alert.revokedAt) })
              : formatMessage(SENT_MESSAGES.over, { time: dateAndTime(alert.expiresAt) })}
          </Badge>
        )}
        {isInForce && (
          <PermitButton
            act="revokeAlert"
            variant="outline"
            size="sm"
            minH={{ base: '12', md: '9' }}
            aria-haspopup="dialog"
            onClick={onRevoke}
          >
            {formatMessage(SENT_MESSAGES.revoke)}
          </PermitButton>
        )}
      </Flex>
    </Flex>
  );
}

function useAudienceText(): (alert: SentAlertFragment) => string {
  const { formatMessage, formatNumber } = useIntl();
  const placeText = useRowPlaceText();
  return ({ audience, agency, area }) => {
    if (area) {
      return formatMessage(SENT_MESSAGES.inArea, {
        radius: formatMessage(FORMAT_MESSAGES.km, { value: formatNumber(area.radiusKm) }),
        place: placeText({ latitude: area.lat, longitude: area.lng }),
      });
    }
    return agency ?? formatMessage(AUDIENCE_MESSAGES[audience]);
  };
}
