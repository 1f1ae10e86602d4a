import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DemoChip } from '../../components/staff/DemoChip';
import { Sheet } from '../../components/surface/Sheet';
import { SLIDES_MESSAGES, TIP_MESSAGES, VIOLATORS_MESSAGES } from './messages';
import { SlideControls } from './SlideControls';
import type { LandingFigures } from './useLandingFigures';
import { useSlides } from './useSlides';
import { ViolatorList } from './ViolatorList';

const SHOWN_VEHICLES = 3;

export interface ViolatorsModalProps {
  isOpen: boolean;
  onClose: () => void;
  figures: LandingFigures;
}

/** Greeting of a visitor: the three vehicles with most violations, then safety tips. */
export function ViolatorsModal({ isOpen, onClose, figures }: ViolatorsModalProps) {
  const intl = useIntl();
  const slides = useSlides(2);
  const { index, back, forward, swipe } = slides;
  const isLast = index === 1;

  useEffect(
    function turnByArrowKeys() {
      if (!isOpen) {
        return;
      }
      const handleKey = ({ key }: KeyboardEvent) => {
        if (key === 'ArrowLeft') {
          back();
        } else if (key === 'ArrowRight') {
          forward();
        }
      };
      document.addEventListener('keydown', handleKey);
      return () => document.removeEventListener('keydown', handleKey);
    },
    [isOpen, back, forward],
  );

  const isDemo = figures.data?.topViolators.some((violator) => violator.isDemo) === true;
  const choose = (
    <Button size="lg" onClick={onClose}>
      {intl.formatMessage(SLIDES_MESSAGES.choose)}
    </Button>
  );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isUnasked
      title={intl.formatMessage(isLast ? SLIDES_MESSAGES.allTips : VIOLATORS_MESSAGES.title)}
      titleMark={isDemo && !isLast && <DemoChip />}
      footer={
        <>
          <SlideControls
            slides={slides}
            previous={SLIDES_MESSAGES.previousSlide}
            next={SLIDES_MESSAGES.nextSlide}
          />
          {isLast ? choose : null}
        </>
      }
    >
      {/* A mouse that swipes would else select words, and drag them away the next time. */}
      <Box overflow="hidden" mx="-5" touchAction="pan-y" userSelect="none" aria-live="polite" {...swipe}>
        <Grid
          gridAutoFlow="column"
          gridAutoColumns="100%"
          transform={`translateX(${-100 * index}%)`}
          transition="transform var(--wf-slow)"
        >
          <Slide place={0} shown={index}>
            <Text px="5" pb="3" color="fg.muted">
              {intl.formatMessage(SLIDES_MESSAGES.intro)}
            </Text>
            <ViolatorList figures={figures} length={SHOWN_VEHICLES} edge="5" />
            <Text px="5" pt="3" textStyle="small" color="fg.muted">
              {intl.formatMessage(SLIDES_MESSAGES.note)}
            </Text>
          </Slide>
          <Slide place={1} shown={index}>
            <Tips />
          </Slide>
        </Grid>
      </Box>
    </Sheet>
  );
}

/** One of the two; the other one can be neither reached nor heard. */
function Slide({ place, shown, children }: { place: number; shown: number; children: ReactNode }) {
  const intl = useIntl();
  const label = intl.formatMessage(SLIDES_MESSAGES.position, { index: place + 1, total: 2 });
  return (
    <Box
      role="group"
      aria-label={label}
      minW="0"
      visibility={place === shown ? 'visible' : 'hidden'}
      transition="visibility var(--wf-slow)"
    >
      {children}
    </Box>
  );
}

function Tips() {
  const intl = useIntl();
  return (
    <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3" px="5">
      {Object.values(TIP_MESSAGES).map((tip) => (
        <Flex as="li" key={tip.id} gap="3">
          <Box color="brand.fg" pt="0.5" flexShrink="0">
            <Check size={20} aria-hidden />
          </Box>
          {intl.formatMessage(tip)}
        </Flex>
      ))}
    </chakra.ul>
  );
}
