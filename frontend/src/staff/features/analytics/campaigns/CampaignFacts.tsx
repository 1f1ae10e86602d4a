import { Heading } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { CampaignResultQuery } from '../../../../graphql/staff';
import { FactList, type StaffFact } from '../../../kit/pieces/FactList';
import { VEHICLE_GROUP_MESSAGES } from '../../../kit/names/vehicle-group-messages';
import { FACT_MESSAGES } from './messages';
import { useCampaignTexts } from './useCampaignTexts';

/** The plan of a campaign and its figures, with later changes. */
export function CampaignFacts({
  result: { campaign, own },
}: {
  result: CampaignResultQuery['campaignResult'];
}) {
  const { formatMessage, formatNumber } = useIntl();
  const texts = useCampaignTexts();
  const { registeredAt, registeredBy, daysAhead, vehicles, goalPercent, weeks, costXaf, changes } = campaign;
  const nobody = formatMessage(FACT_MESSAGES.nobody);
  const fact = (label: Exclude<keyof typeof FACT_MESSAGES, 'title'>, value: string): StaffFact => ({
    label: formatMessage(FACT_MESSAGES[label]),
    value,
  });
  const registered = formatMessage(daysAhead < 0 ? FACT_MESSAGES.late : FACT_MESSAGES.ahead, {
    day: texts.date(registeredAt),
    days: Math.abs(daysAhead),
  });
  const later = changes.map(({ changedAt, changedBy, reason, isLate, goalPercentBefore }) =>
    [
      formatMessage(isLate ? FACT_MESSAGES.changeLate : FACT_MESSAGES.change, {
        day: texts.date(changedAt),
        name: changedBy ?? nobody,
        reason,
      }),
      goalPercentBefore === null
        ? ''
        : formatMessage(FACT_MESSAGES.goalBefore, { goal: texts.percent(goalPercentBefore) }),
    ].join(' '),
  );
  return (
    <Card borderRadius={{ md: '12px' }}>
      <Heading as="h2" textStyle="strong" fontWeight="bold" mb="1">
        {formatMessage(FACT_MESSAGES.title)}
      </Heading>
      <FactList
        facts={[
          fact('registered', registered),
          fact('by', registeredBy ?? nobody),
          fact('vehicles', formatMessage(VEHICLE_GROUP_MESSAGES[vehicles])),
          fact('goal', formatMessage(FACT_MESSAGES.goalValue, { goal: texts.percent(goalPercent), weeks })),
          ...(costXaf === null
            ? []
            : [
                fact(
                  'cost',
                  formatNumber(costXaf, { style: 'currency', currency: 'XAF', maximumFractionDigits: 0 }),
                ),
              ]),
          fact(
            'kilometres',
            formatMessage(FACT_MESSAGES.kmValue, {
              before: texts.whole(own.beforeKm),
              during: texts.whole(own.duringKm),
            }),
          ),
          fact(
            'limits',
            own.limitsChangedAt === null
              ? formatMessage(FACT_MESSAGES.unchanged)
              : formatMessage(FACT_MESSAGES.changed, { day: texts.date(own.limitsChangedAt) }),
          ),
          ...(later.length === 0 ? [] : [fact('changes', later.join(' '))]),
        ]}
      />
    </Card>
  );
}
