import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronRight, FileText, Moon, Shield, Smartphone, Sun, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card';
import { Segmented, type Choice } from '../../components/Segmented';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../lib/i18n/languages';
import { PATHS } from '../../lib/paths';
import { useThemePreference, type ThemePreference } from '../../lib/theme-preference';
import { SETTINGS_MESSAGES } from './messages';

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
      <Section title={intl.formatMessage(SETTINGS_MESSAGES.appearance)}>
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
      </Section>
      <Section title={intl.formatMessage(SETTINGS_MESSAGES.privacyAndTerms)}>
        <Card isFlush>
          <RowLink to={PATHS.privacy} icon={Shield} text={intl.formatMessage(SETTINGS_MESSAGES.privacy)} />
          <RowLink
            to={PATHS.terms}
            icon={FileText}
            text={intl.formatMessage(SETTINGS_MESSAGES.terms)}
            isLast
          />
        </Card>
      </Section>
    </Flex>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section>
      <Heading as="h2" textStyle="label" color="fg.muted" px="1" mb="2">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}

interface RowLinkProps {
  to: string;
  icon: LucideIcon;
  text: string;
  isLast?: boolean;
}

function RowLink({ to, icon: Icon, text, isLast = false }: RowLinkProps) {
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      minH="16"
      px="4"
      textStyle="strong"
      color="fg"
      textDecoration="none"
      borderBottomWidth={isLast ? '0' : '1px'}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Link to={to}>
        <Icon size={24} aria-hidden />
        <chakra.span flex="1">{text}</chakra.span>
        <ChevronRight size={20} aria-hidden />
      </Link>
    </Flex>
  );
}
