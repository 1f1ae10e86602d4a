import { Badge, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../surface/Card';
import type { DetailedViolationFragment } from '../../../graphql/generated';
import { FINE_MESSAGES } from '../detail-messages';

/** Indicative fine of the violation in FCFA, with its basis; or the reason why there is none. */
export function FineCard({ violation }: { violation: DetailedViolationFragment }) {
  const intl = useIntl();
  const { fineAmountXaf } = violation;
  const amount =
    fineAmountXaf === null
      ? intl.formatMessage(FINE_MESSAGES.none)
      : intl.formatMessage(FINE_MESSAGES.amount, { amount: intl.formatNumber(fineAmountXaf) });
  const why =
    fineAmountXaf === null
      ? intl.formatMessage(whyNone(violation))
      : `${intl.formatMessage(FINE_MESSAGES.basis)} ${intl.formatMessage(FINE_MESSAGES.meter)}`;
  return (
    <Card display="flex" flexDirection="column" gap="1">
      <Flex align="center" justify="space-between" columnGap="3" wrap="wrap">
        <Heading as="h3" textStyle="section">
          {intl.formatMessage(FINE_MESSAGES.fine)}
        </Heading>
        {fineAmountXaf !== null && (
          <Badge variant="plain">{intl.formatMessage(FINE_MESSAGES.indicative)}</Badge>
        )}
      </Flex>
      <Text textStyle="heading">{amount}</Text>
      <Text textStyle="small" color="fg.muted">
        {why}
      </Text>
    </Card>
  );
}

function whyNone({ isWithdrawn, isClaimed, isLimitConfirmed }: DetailedViolationFragment): MessageDescriptor {
  if (isWithdrawn) {
    return FINE_MESSAGES.withdrawn;
  }
  if (isClaimed) {
    return FINE_MESSAGES.claimed;
  }
  return isLimitConfirmed === false ? FINE_MESSAGES.unconfirmed : FINE_MESSAGES.weak;
}
