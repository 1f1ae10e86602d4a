import { Button } from '@chakra-ui/react';
import { Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { COMMON_MESSAGES } from '../../../components/messages';
import { SlimNotice } from '../../../components/surface/SlimNotice';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { retryUntilDone } from '../../../lib/offline/retry-until-done';
import { isLookNew, lookOf, noteLook } from '../../../lib/own-settings/look';
import { useOwnSettings } from '../../../lib/own-settings/useOwnSettings';
import { PATHS } from '../../../lib/paths';
import { useViewer } from '../../../lib/session/session';
import { useThemePreference } from '../../../lib/theme-preference';
import { CONFLICT_MESSAGES } from './conflict-messages';
import { useSettingsSender } from './useSettingsSender';

/** Under every page: takes over the look that was chosen on another phone, sends what was saved offline, and says where somebody must decide. */
export function SettingsSync() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { rival } = useOwnSettings();
  useChosenLook();
  useSendLater();
  if (rival === null || pathname === PATHS.settings) {
    return null;
  }
  return (
    <SlimNotice
      icon={Smartphone}
      text={formatMessage(CONFLICT_MESSAGES.text)}
      action={
        <Button asChild variant="outline" size="sm" minH="12">
          <Link to={PATHS.settings}>{formatMessage(COMMON_MESSAGES.decide)}</Link>
        </Button>
      }
    />
  );
}

function useChosenLook(): void {
  const viewer = useViewer();
  const { settings, unsent } = useOwnSettings();
  const { setPreference } = useThemePreference();
  const { setLanguage } = useLanguage();
  useEffect(
    function applyLook() {
      if (viewer === null || unsent !== null || !isLookNew(viewer.id, settings)) {
        return;
      }
      const { theme, language } = lookOf(settings);
      setPreference(theme);
      setLanguage(language);
      noteLook(viewer.id, settings);
    },
    [viewer, unsent, settings, setPreference, setLanguage],
  );
}

function useSendLater(): void {
  const { unsent, rival } = useOwnSettings();
  const { sendEndedJourneys } = useSettingsSender();
  const isWaiting = unsent !== null && rival === null;
  const latest = useRef({ isWaiting, sendEndedJourneys });
  useEffect(function storeLatest() {
    latest.current = { isWaiting, sendEndedJourneys };
  });
  useEffect(
    function sendWhenReachable() {
      const trying = retryUntilDone(
        async () => !latest.current.isWaiting || (await latest.current.sendEndedJourneys()) !== 'stored',
      );
      return trying.stop;
    },
    [isWaiting],
  );
}
