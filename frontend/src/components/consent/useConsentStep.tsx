import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { FIRST_CHOICE, type ConsentChoice } from '../../lib/consent/given-answer';
import { useConsent, useSaveConsent } from '../../lib/consent/useConsent';
import { ERROR_MESSAGES } from '../../lib/errors/error-messages';
import { PATHS } from '../../lib/paths';
import { Card } from '../surface/Card';
import { FaultLine } from '../states/FaultLine';
import type { SheetStep } from '../surface/Sheet';
import { ConsentCards } from './ConsentCards';
import { AgeQuestion, UseSwitches } from './ConsentQuestions';
import { ListenButton } from './ListenButton';
import { CONSENT_MESSAGES, QUESTION_MESSAGES } from './messages';

/** Text of the questions to be read aloud; sentences of their own, whatever the words end with. */
const QUESTIONS = [
  QUESTION_MESSAGES.age,
  QUESTION_MESSAGES.casesSpoken,
  QUESTION_MESSAGES.witnessSpoken,
  CONSENT_MESSAGES.agreeSpoken,
];

/** The step that asks, before the first journey and while recording is off, what journeys may be used for. */
export function useConsentStep({ onClose }: { onClose: () => void }): SheetStep {
  const { formatMessage } = useIntl();
  const { answer, isMissing } = useConsent();
  const save = useSaveConsent();
  const [choice, setChoice] = useState<ConsentChoice>(answer ?? FIRST_CHOICE);
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<MessageDescriptor | null>(null);

  async function handleAgree(): Promise<void> {
    setIsSaving(true);
    const code = await save({ ...choice, recording: true });
    setFault(code === null ? null : ERROR_MESSAGES[code]);
    setIsSaving(false);
  }

  const questions = QUESTIONS.map((text) => formatMessage(text)).join(' ');
  return {
    title: formatMessage(isMissing ? CONSENT_MESSAGES.title : CONSENT_MESSAGES.offTitle),
    footer: (
      <>
        {fault !== null && <FaultLine>{formatMessage(fault)}</FaultLine>}
        <Button size="lg" width="full" loading={isSaving} onClick={() => void handleAgree()}>
          {formatMessage(CONSENT_MESSAGES.agree)}
        </Button>
        <Button variant="outline" width="full" onClick={onClose}>
          {formatMessage(CONSENT_MESSAGES.later)}
        </Button>
      </>
    ),
    body: (
      <Flex direction="column" gap="4" pb="4">
        <Text color="fg.muted">{formatMessage(CONSENT_MESSAGES.intro)}</Text>
        <ConsentCards />
        <Heading as="h3" textStyle="section" mt="2">
          {formatMessage(CONSENT_MESSAGES.choose)}
        </Heading>
        <ListenButton title={formatMessage(CONSENT_MESSAGES.choose)} text={questions} />
        <AgeQuestion choice={choice} onChange={setChoice} />
        <Card isFlush>
          <UseSwitches choice={choice} onChange={setChoice} />
        </Card>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(CONSENT_MESSAGES.change)}
        </Text>
        <Flex direction="column" align="flex-start">
          <SheetLink to={PATHS.howItWorks} text={CONSENT_MESSAGES.more} onClick={onClose} />
          <SheetLink to={PATHS.privacy} text={CONSENT_MESSAGES.privacy} onClick={onClose} />
        </Flex>
      </Flex>
    ),
  };
}

function SheetLink({ to, text, onClick }: { to: string; text: MessageDescriptor; onClick: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <chakra.span asChild py="3" textStyle="strong" color="brand.fg">
      <Link to={to} onClick={onClick}>
        {formatMessage(text)}
      </Link>
    </chakra.span>
  );
}
