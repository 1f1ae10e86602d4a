import { Button, Heading, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../surface/Card';
import type { EnrolTotpMutation } from '../../graphql/generated';
import { TOTP_MESSAGES, PASSWORD_MESSAGES } from './messages';
import { TotpConfirm } from './TotpConfirm';
import { TotpRemoval } from './TotpRemoval';
import { useEnrolTotpMutation } from '../../graphql/generated';
import { OneFieldForm } from './OneFieldForm';
import { useFailureText } from '../../lib/errors/useFailureText';

interface TotpPasswordProps {
  onEnrolled: (enrolment: EnrolTotpMutation['enrolTotp']) => void;
  onCancel: () => void;
}

type Enrolment = EnrolTotpMutation['enrolTotp'];

/** State of setting up a second step, or of removing it. */
type Stage =
  | { name: 'resting' }
  | { name: 'password' }
  | { name: 'confirm'; enrolment: Enrolment }
  | { name: 'codes'; recoveryCodes: readonly string[] }
  | { name: 'removal' };

/** The second step of sign-in: whether it is active, and the way to either. */
export function TotpCard({ isActive, onChanged }: { isActive: boolean; onChanged: () => void }) {
  const intl = useIntl();
  const [stage, setStage] = useState<Stage>({ name: 'resting' });
  const rest = () => setStage({ name: 'resting' });

  function handleDone(): void {
    rest();
    onChanged();
  }

  return (
    <Card display="flex" flexDirection="column" gap="4">
      <Heading as="h3" textStyle="section">
        {intl.formatMessage(TOTP_MESSAGES.title)}
      </Heading>
      {stage.name === 'resting' && (
        <>
          <Text color="fg.muted">{intl.formatMessage(isActive ? TOTP_MESSAGES.on : TOTP_MESSAGES.off)}</Text>
          <Button
            variant="outline"
            onClick={() => setStage(isActive ? { name: 'removal' } : { name: 'password' })}
          >
            {intl.formatMessage(isActive ? TOTP_MESSAGES.remove : TOTP_MESSAGES.start)}
          </Button>
        </>
      )}
      {stage.name === 'password' && (
        <TotpPassword onEnrolled={(enrolment) => setStage({ name: 'confirm', enrolment })} onCancel={rest} />
      )}
      {stage.name === 'confirm' && (
        <TotpConfirm
          {...stage.enrolment}
          onConfirmed={(recoveryCodes) => setStage({ name: 'codes', recoveryCodes })}
          onCancel={rest}
        />
      )}
      {stage.name === 'codes' && <RecoveryCodes codes={stage.recoveryCodes} onDone={handleDone} />}
      {stage.name === 'removal' && <TotpRemoval onRemoved={handleDone} onCancel={rest} />}
    </Card>
  );
}

/** The ten codes, which are never shown again. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const intl = useIntl();
  return (
    <>
      <Heading as="h4" textStyle="strong">
        {intl.formatMessage(TOTP_MESSAGES.codesTitle)}
      </Heading>
      <Text color="fg.muted">{intl.formatMessage(TOTP_MESSAGES.codesText)}</Text>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="1fr 1fr"
        gap="2"
        p="4"
        bg="bg.muted"
        borderRadius="control"
        userSelect="all"
      >
        {codes.map((code) => (
          <li key={code}>
            <chakra.code textStyle="strong">{code}</chakra.code>
          </li>
        ))}
      </chakra.ul>
      <Button onClick={onDone}>{intl.formatMessage(TOTP_MESSAGES.codesDone)}</Button>
    </>
  );
}

/** Asks for the password once more before a second step is set up. */
function TotpPassword({ onEnrolled, onCancel }: TotpPasswordProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const [enrolTotp] = useEnrolTotpMutation();
  const enrol = async (password: string): Promise<void> => {
    const { data } = await enrolTotp({ variables: { input: { password } } });
    if (data !== undefined) {
      onEnrolled(data.enrolTotp);
    }
  };
  return (
    <OneFieldForm
      label={intl.formatMessage(TOTP_MESSAGES.password)}
      type="password"
      autoComplete="current-password"
      submitText={intl.formatMessage(TOTP_MESSAGES.next)}
      onSubmit={(password) => failureText(() => enrol(password), { BAD_USER_INPUT: PASSWORD_MESSAGES.wrong })}
      onCancel={onCancel}
    />
  );
}
