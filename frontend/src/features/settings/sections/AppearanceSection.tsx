import { Flex, Text } from '@chakra-ui/react';
import { Moon, Smartphone, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { Segmented, type Choice } from '../../../components/forms/Segmented';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@wakafine/domain/people/languages';
import { useThemePreference, type ThemePreference } from '../../../lib/theme-preference';
import { SETTINGS_MESSAGES } from '../form/messages';
import { SettingsSection } from '../form/SettingsSection';

const LANGUAGE_CHOICES: readonly Choice<Language>[] = LANGUAGE_CODES.map((code) => ({
  value: code,
  label: LANGUAGES[code].name,
  lang: LANGUAGES[code].tag,
}));

/** Theme and language as they are in force; each choice takes effect at once. */
export function AppearanceSection() {
  const intl = useIntl();
  const { preference, setPreference } = useThemePreference();
  const { language, setLanguage } = useLanguage();
  const themes: readonly Choice<ThemePreference>[] = [
    { value: 'light', label: intl.formatMessage(SETTINGS_MESSAGES.light), icon: Sun },
    { value: 'dark', label: intl.formatMessage(SETTINGS_MESSAGES.dark), icon: Moon },
    { value: 'system', label: intl.formatMessage(SETTINGS_MESSAGES.system), icon: Smartphone },
  ];
  return (
    <SettingsSection title={intl.formatMessage(SETTINGS_MESSAGES.appearance)}>
      <Card display="flex" flexDirection="column" gap="5">
        <Flex direction="column" gap="2">
          <Segmented
            label={intl.formatMessage(SETTINGS_MESSAGES.theme)}
            choices={themes}
            value={preference}
            onChange={setPreference}
          />
          <Text textStyle="small" color="fg.subtle">
            {intl.formatMessage(SETTINGS_MESSAGES.themeHint)}
          </Text>
        </Flex>
        <Segmented
          label={intl.formatMessage(SETTINGS_MESSAGES.language)}
          choices={LANGUAGE_CHOICES}
          value={language}
          onChange={setLanguage}
        />
      </Card>
    </SettingsSection>
  );
}
