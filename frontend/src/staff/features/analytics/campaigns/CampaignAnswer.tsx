import { Badge, Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { CampaignResultQuery } from '../../../../graphql/staff';
import { EffectScale } from './EffectScale';
import { ANSWER_MESSAGES, CAMPAIGN_MESSAGES, DOUBT_MESSAGES, GOAL_VERDICT_MESSAGES } from './messages';
import { useCampaignTexts } from './useCampaignTexts';

type Result = CampaignResultQuery['campaignResult'];

/** The answer first: what the campaign has changed, or in a sentence why no number is given. */
export function CampaignAnswer({ result }: { result: Result }) {
  const { formatMessage } = useIntl();
  const texts = useCampaignTexts();
  const { campaign, effect, goal, doubt, weeksDone } = result;
  return (
    <Card as="section" aria-labelledby="campaign-name" borderRadius={{ md: '12px' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: effect === null ? '1fr' : 'minmax(0, 2fr) 1.3fr 1fr' }}
        gap="5"
      >
        <Flex direction="column" gap="1.5" minW="0">
          <Flex wrap="wrap" gap="2" align="center">
            <Heading as="h2" id="campaign-name" textStyle="section">
              {campaign.name}
            </Heading>
            {campaign.isWithdrawn && <Badge>{formatMessage(CAMPAIGN_MESSAGES.withdrawn)}</Badge>}
            {goal !== null && (
              <Badge colorPalette={goal === 'REACHED' ? 'brand' : undefined}>
                <Flag size={14} aria-hidden />
                {formatMessage(GOAL_VERDICT_MESSAGES[goal])}
              </Badge>
            )}
          </Flex>
          <Text textStyle="small" color="fg.muted">
            {texts.place(campaign)}
          </Text>
          <Text textStyle="body" role="status">
            {doubt !== null && formatMessage(DOUBT_MESSAGES[doubt], { weeks: weeksDone })}
            {effect !== null && <EffectSentence effect={effect} />}
          </Text>
        </Flex>
        {effect !== null && <EffectScale effect={effect} goalPercent={campaign.goalPercent} />}
        {effect !== null && <Avoided result={result} />}
      </Grid>
    </Card>
  );
}

function EffectSentence({ effect }: { effect: NonNullable<Result['effect']> }) {
  const { formatMessage, formatNumber } = useIntl();
  const texts = useCampaignTexts();
  const { estimatePercent, lowPercent, highPercent } = effect;
  const size = formatNumber(Math.abs(estimatePercent) / 100, { style: 'percent', maximumFractionDigits: 0 });
  const { low, high } = texts.range(effect);
  const isSure = highPercent < 0 || lowPercent > 0;
  return (
    <>
      <b>
        {formatMessage(estimatePercent > 0 ? ANSWER_MESSAGES.more : ANSWER_MESSAGES.fewer, { percent: size })}
      </b>{' '}
      {formatMessage(ANSWER_MESSAGES.range, { low, high })}{' '}
      <b>{formatMessage(isSure ? ANSWER_MESSAGES.sure : ANSWER_MESSAGES.unsure)}</b>
    </>
  );
}

function Avoided({ result: { avoided, weeksDone } }: { result: Result }) {
  const { formatMessage } = useIntl();
  const { whole } = useCampaignTexts();
  return (
    <Box>
      <Text textStyle="small" color="fg.muted">
        {formatMessage(ANSWER_MESSAGES.avoided, { weeks: weeksDone })}
      </Text>
      {avoided === null ? (
        <Text>{formatMessage(ANSWER_MESSAGES.avoidedNone)}</Text>
      ) : (
        <>
          <Text textStyle="section">{whole(avoided.events)}</Text>
          <Text textStyle="small" color="fg.muted">
            {formatMessage(ANSWER_MESSAGES.avoidedRange, {
              low: whole(avoided.low),
              high: whole(avoided.high),
            })}
          </Text>
        </>
      )}
    </Box>
  );
}
