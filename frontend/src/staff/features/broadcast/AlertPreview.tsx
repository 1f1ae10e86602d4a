import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { alertTextFor } from '@wakafine/domain/notify/alerts';
import { useIntl } from 'react-intl';
import { AlertStrip } from '../../../components/alerts/AlertStrip';
import { Card } from '../../../components/surface/Card';
import { InLanguage } from '../../../lib/i18n/InLanguage';
import {
  LANGUAGE_CODES,
  languageChoice,
  languageOfChoice,
  LANGUAGES,
} from '@wakafine/domain/people/languages';
import { textsOf, type AlertDraft } from './alert-draft';
import { languageName } from './language-name';
import { PREVIEW_MESSAGES } from './messages';

/** The alert as readers of each language will see it, and who reads it in another one. */
export function AlertPreview({ draft }: { draft: AlertDraft }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const texts = textsOf(draft);
  const isEmpty = Object.keys(texts).length === 0;
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Heading as="h2" textStyle="section">
        {formatMessage(PREVIEW_MESSAGES.title)}
      </Heading>
      {isEmpty && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(PREVIEW_MESSAGES.empty)}
        </Text>
      )}
      {!isEmpty &&
        LANGUAGE_CODES.map((code) => {
          const { text, language } = alertTextFor(texts, languageChoice(code));
          const written = languageOfChoice(language);
          return (
            <Flex key={code} direction="column" gap="1">
              <Text textStyle="label" color="fg.muted" lang={LANGUAGES[code].tag}>
                {LANGUAGES[code].name}
              </Text>
              <Box borderRadius="control" overflow="hidden">
                <InLanguage language={code}>
                  <AlertStrip severity={draft.severity} text={text} lang={LANGUAGES[written].tag} />
                </InLanguage>
              </Box>
              {written !== code && (
                <Text textStyle="small" color="fg.muted">
                  {formatMessage(PREVIEW_MESSAGES.instead, {
                    other: languageName(intl, written),
                  })}
                </Text>
              )}
            </Flex>
          );
        })}
    </Card>
  );
}
