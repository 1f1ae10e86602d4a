import { chakra, Flex, Heading } from '@chakra-ui/react';
import { ArrowRight, Eye, Flag, Users, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { CampaignResultQuery } from '../../../../graphql/staff';
import { MISLEAD_MESSAGES } from './messages';
import { useCampaignTexts } from './useCampaignTexts';

/** Doubts that remain, with figures where there are some. */
export function CampaignDoubts({ result }: { result: CampaignResultQuery['campaignResult'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const texts = useCampaignTexts();
  const { restEffect, own, campaign } = result;
  const isLate = campaign.daysAhead < 0 || campaign.changes.some((change) => change.isLate);
  const rest = restEffect === null ? null : texts.range(restEffect);
  const doubts: (readonly [LucideIcon, string])[] = [
    [
      ArrowRight,
      rest === null
        ? formatMessage(MISLEAD_MESSAGES.movedUnknown)
        : formatMessage(MISLEAD_MESSAGES.moved, {
            road: campaign.road,
            effect: rest.middle,
            low: rest.low,
            high: rest.high,
          }),
    ],
    [Users, formatMessage(MISLEAD_MESSAGES.people)],
    ...(own.growthPercent === null || result.weeksDone === 0
      ? []
      : [
          [
            Eye,
            formatMessage(MISLEAD_MESSAGES.growth, {
              part: formatNumber(own.growthPercent / 100, { style: 'percent' }),
            }),
          ] as const,
        ]),
    ...(isLate ? [[Flag, formatMessage(MISLEAD_MESSAGES.late)] as const] : []),
  ];
  return (
    <Card borderRadius={{ md: '12px' }}>
      <Heading as="h2" textStyle="strong" fontWeight="bold" mb="2">
        {formatMessage(MISLEAD_MESSAGES.title)}
      </Heading>
      <chakra.ul display="flex" flexDirection="column" gap="2.5" listStyleType="none">
        {doubts.map(([Icon, text]) => (
          <Flex as="li" key={text} gap="2.5" textStyle="small">
            <chakra.span flexShrink="0" pt="0.5" color="fg.muted">
              <Icon size={18} aria-hidden />
            </chakra.span>
            {text}
          </Flex>
        ))}
      </chakra.ul>
    </Card>
  );
}
