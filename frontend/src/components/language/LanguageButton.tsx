import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown, Globe } from 'lucide-react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { LANGUAGES } from '@wakafine/domain/people/languages';
import { COMMON_MESSAGES } from '../messages';

export interface LanguageButtonProps extends HTMLChakraProps<'button'> {
  ref?: Ref<HTMLButtonElement>;
  /** Shows the code of the language only. */
  isShort: boolean;
}

/** Shows the language in force and opens the choice of another. */
export function LanguageButton({ isShort, ...button }: LanguageButtonProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { name, short } = LANGUAGES[language];
  return (
    <chakra.button
      type="button"
      aria-label={`${intl.formatMessage(COMMON_MESSAGES.language)}: ${name}`}
      aria-haspopup="menu"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="12"
      px="3"
      borderRadius="full"
      textStyle="label"
      cursor="pointer"
      {...button}
    >
      {!isShort && <Globe size={18} aria-hidden />}
      {isShort ? short : name}
      <ChevronDown size={16} aria-hidden />
    </chakra.button>
  );
}
