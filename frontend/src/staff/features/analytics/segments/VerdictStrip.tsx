import { Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { SegmentFiguresOfFilterQuery } from '../../../../graphql/staff';
import { STRIP_MESSAGES } from './messages';
import { useSegmentTexts } from './useSegmentTexts';
import { VerdictText } from './VerdictText';

type Figures = SegmentFiguresOfFilterQuery['segmentAnalytics'];

/** The answer first: how all of it has changed, how many segments have beyond chance, and how much was seen. */
export function VerdictStrip({ figures }: { figures: Figures }) {
  const { formatMessage, formatNumber } = useIntl();
  const texts = useSegmentTexts();
  const { whole, segmentCount, worseCount, betterCount } = figures;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }} gap="3">
      <StripCard
        title={formatMessage(STRIP_MESSAGES.whole)}
        answer={
          <>
            <VerdictText change={whole.change} /> {texts.rates(whole)}
          </>
        }
        note={texts.changeRange(whole)}
      />
      <StripCard
        title={formatMessage(STRIP_MESSAGES.beyondChance, { count: formatNumber(segmentCount) })}
        answer={formatMessage(STRIP_MESSAGES.counts, {
          worse: formatNumber(worseCount),
          better: formatNumber(betterCount),
          uncertain: formatNumber(segmentCount - worseCount - betterCount),
        })}
        note={formatMessage(STRIP_MESSAGES.falseAlarms)}
      />
      <StripCard
        title={formatMessage(STRIP_MESSAGES.seen)}
        answer={formatMessage(STRIP_MESSAGES.driven, { km: texts.whole(whole.judgedKm) })}
        note={formatMessage(STRIP_MESSAGES.coverageUnknown)}
      />
    </Grid>
  );
}

function StripCard({ title, answer, note }: { title: string; answer: ReactNode; note: string }) {
  return (
    <Card as="section" aria-label={title} px="4" py="3" borderRadius={{ md: '12px' }}>
      <Text textStyle="small" color="fg.muted">
        {title}
      </Text>
      <Text textStyle="strong" fontWeight="bold">
        {answer}
      </Text>
      <Text textStyle="small" color="fg.muted">
        {note}
      </Text>
    </Card>
  );
}
