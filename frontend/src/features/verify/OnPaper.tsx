import { Box, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { QrCode } from '../../components/QrCode';
import { Card } from '../../components/surface/Card';
import { verifyPath } from '../../lib/paths';
import { VERIFY_MESSAGES as TEXTS } from './messages';

/** The address of the page as a code, to be compared with the one on the paper. */
export function OnPaper({ proofId, hash }: { proofId: string; hash: string }) {
  const { formatMessage } = useIntl();
  const { origin, host } = window.location;
  return (
    <Card display="flex" alignItems="center" gap="4">
      <QrCode text={`${origin}${verifyPath(proofId)}${hash}`} label={formatMessage(TEXTS.qr)} size="28" />
      <Box minW="0">
        <Heading as="h2" textStyle="strong">
          {formatMessage(TEXTS.onPaper)}
        </Heading>
        <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {formatMessage(TEXTS.onPaperWhy, { host })}
        </Text>
      </Box>
    </Card>
  );
}
