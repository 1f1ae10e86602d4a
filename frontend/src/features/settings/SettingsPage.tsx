import { Flex, Heading, Text } from '@chakra-ui/react';
import { FileText, Moon, Shield, Smartphone, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card';
import { Segmented, type Choice } from '../../components/Segmented';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../lib/i18n/languages';
import { PATHS } from '../../lib/paths';
import { useThemePreference, type ThemePreference } from '../../lib/theme-preference';
import { SETTINGS_MESSAGES } from './messages';
import { MyDataSection } from './MyDataSection';
import { SettingsRow } from './SettingsRow';
import { SettingsSection } from './SettingsSection';

const LANGUAGE_CHOICES: readonly Choice<Language>[] = LANGUAGE_CODES.map((code) => ({
  value: code,
  label: LANGUAGES[code].name,
  lang: LANGUAGES[code].tag,
}));

/** Theme and language; each choice takes effect at once and is kept in this browser. */
export function SettingsPage() {
  const intl = useIntl();
  const { preference, setPreference } = useThemePreference();
  const { language, setLanguage } = useLanguage();
  const themes: readonly Choice<ThemePreference>[] = [
    { value: 'light', label: intl.formatMessage(SETTINGS_MESSAGES.light), icon: Sun },
    { value: 'dark', label: intl.formatMessage(SETTINGS_MESSAGES.dark), icon: Moon },
    { value: 'system', label: intl.formatMessage(SETTINGS_MESSAGES.system), icon: Smartphone },
  ];
  return (
    <Flex direction="column" gap="6">
      <Heading as="h1" textStyle="title">
        {intl.formatMessage(SETTINGS_MESSAGES.title)}
      </Heading>
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
      <SettingsSection title={intl.formatMessage(SETTINGS_MESSAGES.privacyAndTerms)}>
        <Card isFlush>
          <SettingsRow icon={Shield} text={intl.formatMessage(SETTINGS_MESSAGES.privacy)}>
            <Link to={PATHS.privacy} />
          </SettingsRow>
          <SettingsRow icon={FileText} text={intl.formatMessage(SETTINGS_MESSAGES.terms)} isLast>
            <Link to={PATHS.terms} />
          </SettingsRow>
        </Card>
      </SettingsSection>
      <MyDataSection />
    </Flex>
  );
}
