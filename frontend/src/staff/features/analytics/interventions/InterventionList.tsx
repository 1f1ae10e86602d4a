import { Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import { INTERVENTION_MESSAGES } from './messages';
import { useInterventions } from './useInterventions';

/** Campaigns and changes of limits within the time of figures; nothing where there were none. */
export function InterventionList({ from, until }: { from: string; until: string }) {
  const { formatMessage } = useIntl();
  const interventions = useInterventions(from, until);
  const title = formatMessage(INTERVENTION_MESSAGES.title);
  return interventions.length === 0 ? null : (
    <Card as="section" aria-label={title} borderRadius={{ md: '12px' }}>
      <Heading as="h2" textStyle="strong" fontWeight="bold" mb="1">
        {title}
      </Heading>
      {interventions.map(({ atMs, text }) => (
        <Text key={`${atMs} ${text}`} textStyle="small">
          {text}
        </Text>
      ))}
    </Card>
  );
}
