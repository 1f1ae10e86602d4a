import { Menu } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { LANGUAGE_CODES, LANGUAGES } from '@wakafine/domain/people/languages';
import { languageOf } from '../../lib/i18n/languages';
import { LanguageButton } from './LanguageButton';

/** The button with its open list of languages. */
export function LanguageChoice({ isShort }: { isShort: boolean }) {
  const { language, setLanguage } = useLanguage();
  const trigger = useRef<HTMLButtonElement>(null);

  function holdFocus(): void {
    // The list removed the focus with it where the texts of the new language came while it closed.
    if (document.activeElement === document.body) {
      trigger.current?.focus();
    }
  }
  return (
    <Menu.Root
      defaultOpen
      onExitComplete={holdFocus}
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => setLanguage(languageOf(value))}
    >
      <Menu.Trigger asChild>
        <LanguageButton ref={trigger} isShort={isShort} />
      </Menu.Trigger>
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
    </Menu.Root>
  );
}
