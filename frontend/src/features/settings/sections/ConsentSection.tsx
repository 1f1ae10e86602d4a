import { Box, Text } from '@chakra-ui/react';
import { Route, Scale } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { AgeQuestion, UseSwitches } from '../../../components/consent/ConsentQuestions';
import { CONSENT_MESSAGES, QUESTION_MESSAGES, STATE_MESSAGES } from '../../../components/consent/messages';
import { SwitchRow } from '../../../components/forms/SwitchRow';
import { FIRST_CHOICE, type ConsentChoice } from '../../../lib/consent/given-answer';
import { useConsent, useSaveConsent } from '../../../lib/consent/useConsent';
import { ERROR_MESSAGES, type ErrorCode } from '../../../lib/errors/error-messages';
import { PATHS } from '../../../lib/paths';
import { useViewer } from '../../../lib/session/session';
import { SettingsRow } from '../form/SettingsRow';
import { SettingsSection } from '../form/SettingsSection';
import { isCitizen } from '../../../lib/session/rights';

/** Consents of the user, with a switch for each, which acts at once and says so. For citizens. */
export function ConsentSection() {
  const { formatMessage, formatDate } = useIntl();
  const viewer = useViewer();
  const { answer, answeredAtMs, isUnsent, isMissing } = useConsent();
  const save = useSaveConsent();
  const [fault, setFault] = useState<ErrorCode | null>(null);
  if (viewer === null || !isCitizen(viewer)) {
    return null;
  }
  const choice: ConsentChoice = answer ?? FIRST_CHOICE;
  const handleChange = (next: ConsentChoice) => void save(next).then(setFault);
  const date = formatDate(answeredAtMs ?? undefined, { dateStyle: 'long', timeStyle: 'short' });
  const state = isUnsent
    ? formatMessage(STATE_MESSAGES.unsent)
    : formatMessage(STATE_MESSAGES.since, { date });
  return (
    <SettingsSection title={formatMessage(STATE_MESSAGES.section)}>
      <Card isFlush>
        {isMissing ? (
          <Text px="4" py="4" borderBottomWidth="1px">
            {formatMessage(STATE_MESSAGES.notAsked)}
          </Text>
        ) : (
          <>
            <SwitchRow
              icon={Route}
              text={formatMessage(QUESTION_MESSAGES.recording)}
              hint={formatMessage(QUESTION_MESSAGES.recordingHint)}
              isOn={choice.recording}
              onChange={(recording) => handleChange({ ...choice, recording })}
            />
            <UseSwitches choice={choice} onChange={handleChange} isDisabled={!choice.recording} />
            <Box px="4" py="4" borderBottomWidth="1px">
              <AgeQuestion choice={choice} onChange={handleChange} />
              <Text
                role={fault === null ? 'status' : 'alert'}
                textStyle="small"
                color={fault === null ? 'fg.muted' : 'danger.fg'}
                mt="3"
              >
                {fault === null ? state : formatMessage(ERROR_MESSAGES[fault])}
              </Text>
            </Box>
          </>
        )}
        <SettingsRow icon={Scale} text={formatMessage(CONSENT_MESSAGES.more)} isLast>
          <Link to={PATHS.howItWorks} />
        </SettingsRow>
      </Card>
    </SettingsSection>
  );
}
