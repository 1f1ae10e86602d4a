import { chakra, Flex, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { SkeletonBlock } from '../states/Skeleton';
import { useConfirmTotpMutation } from '../../graphql/generated';
import { TOTP_MESSAGES } from './messages';
import { OneFieldForm } from './OneFieldForm';
import { useFailureText } from '../../lib/errors/useFailureText';

const QrCode = lazy(() => import('../QrCode').then((qr) => ({ default: qr.QrCode })));

export interface TotpConfirmProps {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the secret to the authenticator app, as a QR code and for typing, and asks for a first code. */
export function TotpConfirm({ secret, uri, onConfirmed, onCancel }: TotpConfirmProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const [confirmTotp] = useConfirmTotpMutation();
  const confirm = async (code: string): Promise<void> => {
    const { data } = await confirmTotp({ variables: { input: { code } } });
    if (data !== undefined) {
      onConfirmed(data.confirmTotp.recoveryCodes);
    }
  };
  return (
    <>
      <Text>{intl.formatMessage(TOTP_MESSAGES.scan)}</Text>
      <Suspense fallback={<SkeletonBlock boxSize="200px" alignSelf="center" />}>
        <QrCode text={uri} label={intl.formatMessage(TOTP_MESSAGES.qr)} size="200px" />
      </Suspense>
      <Flex direction="column">
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(TOTP_MESSAGES.secret)}
        </Text>
        <chakra.code textStyle="strong" overflowWrap="anywhere" userSelect="all">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </chakra.code>
      </Flex>
      <OneFieldForm
        label={intl.formatMessage(TOTP_MESSAGES.code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        submitText={intl.formatMessage(TOTP_MESSAGES.confirm)}
        onSubmit={(code) => failureText(() => confirm(code), { BAD_USER_INPUT: TOTP_MESSAGES.wrongCode })}
        onCancel={onCancel}
      />
    </>
  );
}
