import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Fact, FactCard } from '../../../components/violation/FactCard';
import type { ViolationBinding } from '../../../graphql/staff';
import { VIOLATION_LEVEL_MESSAGES } from './messages';

/** Certainty of the vehicle of a violation: anybody can type the plate and the agency of another. */
export function LevelCard({ binding }: { binding: ViolationBinding }) {
  const { formatMessage } = useIntl();
  return (
    <FactCard
      title={VIOLATION_LEVEL_MESSAGES.title}
      footer={
        <Text textStyle="small" color="fg.muted">
          {formatMessage(VIOLATION_LEVEL_MESSAGES[`${binding}Text`])}
        </Text>
      }
    >
      <Fact label={VIOLATION_LEVEL_MESSAGES.level} isWide>
        {formatMessage(VIOLATION_LEVEL_MESSAGES[binding])}
      </Fact>
    </FactCard>
  );
}
