import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { alertTextOf } from '../../components/alerts/alert-text';
import { AlertStrip } from '../../components/alerts/AlertStrip';
import { ALERT_MESSAGES } from '../../components/alerts/messages';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { useOpenAlerts } from './useOpenAlerts';

/** So many alerts at once leave room for the page; the next one follows when one is dismissed. */
const MOST_SHOWN = 2;

/** The alerts of the authority under the header of every page, in the user's language, each until it is dismissed or over. */
export function AlertNotices() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { alerts, dismiss } = useOpenAlerts();
  return (
    <Box role="log" aria-live="assertive" aria-label={formatMessage(ALERT_MESSAGES.region)}>
      {alerts.slice(0, MOST_SHOWN).map((alert) => (
        <AlertStrip
          key={alert.id}
          severity={alert.severity}
          {...alertTextOf(alert, language)}
          onDismiss={() => dismiss(alert.id)}
        />
      ))}
    </Box>
  );
}
