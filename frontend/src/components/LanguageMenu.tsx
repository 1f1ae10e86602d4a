import { chakra, Menu, Portal } from '@chakra-ui/react';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../lib/i18n/LanguageProvider';
import { LANGUAGE_CODES, LANGUAGES, languageOf } from '../lib/i18n/languages';
import { COMMON_MESSAGES } from './messages';

/** Switches the language of the whole app; `isShort` shows its code only. */
export function LanguageMenu({ isShort = false }: { isShort?: boolean }) {
  const intl = useIntl();
  const { language, setLanguage } = useLanguage();
  const { name, short } = LANGUAGES[language];
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => setLanguage(languageOf(value))}
    >
      <Menu.Trigger asChild>
        <chakra.button
          type="button"
          aria-label={`${intl.formatMessage(COMMON_MESSAGES.language)}: ${name}`}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH="12"
          px="3"
          borderRadius="full"
          textStyle="label"
          cursor="pointer"
        >
          {!isShort && <Globe size={18} aria-hidden />}
          {isShort ? short : name}
          <ChevronDown size={16} aria-hidden />
        </chakra.button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {LANGUAGE_CODES.map((code) => (
              <Menu.Item key={code} value={code} lang={LANGUAGES[code].tag} justifyContent="space-between">
                {LANGUAGES[code].name}
                {code === language && <Check size={20} aria-hidden />}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
