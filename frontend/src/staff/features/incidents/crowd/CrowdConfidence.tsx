import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { CROWD_WORD_MESSAGES } from '../../../../components/incidents/messages';
import { Card } from '../../../../components/surface/Card';
import type { StaffIncidentUpdateFragment } from '../../../../graphql/staff';
import { CROWD_CARD_MESSAGES, CROWD_PART_MESSAGES } from './crowd-messages';

/** Parts that are a share and not a weight. */
const SHARES: readonly string[] = ['RECORD', 'AGE'];

export interface CrowdConfidenceProps {
  confidence: NonNullable<StaffIncidentUpdateFragment['crowdConfidence']>;
}

/** Certainty of an incident by what independent people say: the word, the number, and each part of it in words. */
export function CrowdConfidence({ confidence: { word, confidence, parts } }: CrowdConfidenceProps) {
  const { formatMessage, formatNumber } = useIntl();
  const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  const decimal = (weight: number) => formatNumber(weight, { maximumFractionDigits: 1 });
  return (
    <Card>
      <Heading as="h3" textStyle="label" mb="1">
        {formatMessage(CROWD_CARD_MESSAGES.title)}
      </Heading>
      <Flex align="baseline" columnGap="2" wrap="wrap">
        <Text textStyle="strong">{formatMessage(CROWD_WORD_MESSAGES[word])}</Text>
        {typeof confidence === 'number' && (
          <Text color="fg.muted">
            {formatMessage(CROWD_CARD_MESSAGES.confidence, { share: percent(confidence) })}
          </Text>
        )}
      </Flex>
      <chakra.ul mt="2" ps="5" listStyleType="disc" textStyle="small">
        {parts.map(({ kind, count, weight }) => (
          <li key={kind}>
            {formatMessage(CROWD_PART_MESSAGES[kind], {
              count,
              weight: (SHARES.includes(kind) ? percent : decimal)(weight ?? 0),
            })}
          </li>
        ))}
      </chakra.ul>
      <Text mt="2" textStyle="small" color="fg.muted">
        {formatMessage(CROWD_CARD_MESSAGES.text)}
      </Text>
    </Card>
  );
}
