import { Moon, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useThemePreference } from '../lib/theme-preference';
import { IconButton } from './IconButton';
import { COMMON_MESSAGES } from './messages';

/** Turns the light on or off. */
export function ThemeSwitch() {
  const intl = useIntl();
  const { isDark, setPreference } = useThemePreference();
  return (
    <IconButton
      label={intl.formatMessage(isDark ? COMMON_MESSAGES.toLight : COMMON_MESSAGES.toDark)}
      icon={isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
      onClick={() => setPreference(isDark ? 'light' : 'dark')}
    />
  );
}
