import { Button, Flex, Text } from '@chakra-ui/react';
import { LANGUAGES, languageOfChoice } from '@wakafine/domain/people/languages';
import { useIntl } from 'react-intl';
import { useIncidentAnswersQuery, type AnsweredAct } from '../../../../graphql/staff';
import { ANSWER_MESSAGES } from './desk-messages';

export interface AnswerChoicesProps {
  incidentId: string;
  act: AnsweredAct;
  onChoose: (text: string) => void;
}

/** Templates of the note in the language of the person who submitted it; nothing where they can not be loaded, since one may type. */
export function AnswerChoices({ incidentId, act, onChoose }: AnswerChoicesProps) {
  const { formatMessage } = useIntl();
  const { data } = useIncidentAnswersQuery({ variables: { incidentId, act } });
  if (data === undefined) {
    return null;
  }
  const { language, answers } = data.incidentAnswers;
  const { name, tag } = LANGUAGES[languageOfChoice(language)];
  const title = formatMessage(ANSWER_MESSAGES.list, { language: name });
  return (
    <Flex role="group" aria-label={title} direction="column" gap="2">
      <Text textStyle="label">{title}</Text>
      {answers.map(({ key, text }) => (
        <Button
          key={key}
          lang={tag}
          variant="outline"
          h="auto"
          minH="12"
          py="2"
          justifyContent="flex-start"
          textAlign="start"
          whiteSpace="normal"
          fontWeight="normal"
          onClick={() => onChoose(text)}
        >
          {text}
        </Button>
      ))}
      <Text textStyle="small" color="fg.muted">
        {formatMessage(ANSWER_MESSAGES.hint)}
      </Text>
    </Flex>
  );
}
