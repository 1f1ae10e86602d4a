import { Button, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import type { EnrolTotpMutation } from '../../graphql/staff';
import { TOTP_MESSAGES } from '../kit/messages';
import { RecoveryCodes } from './RecoveryCodes';
import { TotpConfirm } from './TotpConfirm';
import { TotpPassword } from './TotpPassword';
import { TotpRemoval } from './TotpRemoval';

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
