import { Grid, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { SegmentFiguresOfFilterQuery } from '../../../../graphql/staff';
import { PermitButton } from '../../../kit/pieces/PermitButton';
import { CountForm } from './CountForm';
import { COVERAGE_MESSAGES, STRIP_MESSAGES } from './messages';
import { useSegmentTexts } from './useSegmentTexts';
import { VerdictText } from './VerdictText';

type Figures = SegmentFiguresOfFilterQuery['segmentAnalytics'];

/** The answer first: how all of it has changed, how many segments have beyond chance, and how much was seen. */
export function VerdictStrip({ figures, onCounted }: { figures: Figures; onCounted: () => void }) {
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
      <CoverageCard figures={figures} onCounted={onCounted} />
    </Grid>
  );
}

function CoverageCard({ figures, onCounted }: { figures: Figures; onCounted: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const texts = useSegmentTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { whole, coverage } = figures;
  const km = texts.whole(whole.judgedKm);
  const percent = (value: number): string =>
    formatNumber(value / 100, { style: 'percent', maximumFractionDigits: value < 10 ? 1 : 0 });
  return (
    <StripCard
      title={formatMessage(STRIP_MESSAGES.seen)}
      answer={
        coverage === null
          ? formatMessage(STRIP_MESSAGES.driven, { km })
          : formatMessage(COVERAGE_MESSAGES.known, {
              percent: percent(coverage.sharePercent),
              low: percent(coverage.lowPercent),
              high: percent(coverage.highPercent),
            })
      }
      note={
        coverage === null
          ? formatMessage(STRIP_MESSAGES.coverageUnknown)
          : formatMessage(COVERAGE_MESSAGES.note, { km, counts: coverage.counts })
      }
    >
      <PermitButton
        act="addTrafficCount"
        variant="ghost"
        size="sm"
        px="2"
        mx="-2"
        minH={{ base: '12', md: '9' }}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {formatMessage(COVERAGE_MESSAGES.add)}
      </PermitButton>
      {isOpen && <CountForm onClose={() => setIsOpen(false)} onDone={onCounted} />}
    </StripCard>
  );
}

interface StripCardProps {
  title: string;
  answer: ReactNode;
  note: string;
  children?: ReactNode;
}

function StripCard({ title, answer, note, children }: StripCardProps) {
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
      {children}
    </Card>
  );
}
