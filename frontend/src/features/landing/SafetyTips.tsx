import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { SLIDES_MESSAGES, TIP_MESSAGES } from './messages';
import { SlideControls } from './SlideControls';
import { useSlides } from './useSlides';

const TIPS = Object.values(TIP_MESSAGES);

/** One safety tip at a time; swipe or press for the next. */
export function SafetyTips() {
  const intl = useIntl();
  const slides = useSlides(TIPS.length);
  const { index, swipe } = slides;
  return (
    <Card>
      <Flex align="center" justify="space-between" gap="2">
        <Heading as="h2" textStyle="section">
          {intl.formatMessage(SLIDES_MESSAGES.tipsTitle)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(SLIDES_MESSAGES.position, { index: index + 1, total: TIPS.length })}
        </Text>
      </Flex>
      {/* All tips lie in the same place, so that the card has the height of the longest. */}
      <Grid my="3" touchAction="pan-y" userSelect="none" aria-live="polite" {...swipe}>
        {TIPS.map((tip, place) => (
          <Box
            key={tip.id}
            gridArea="1 / 1"
            visibility={place === index ? 'visible' : 'hidden'}
            aria-hidden={place !== index}
          >
            {intl.formatMessage(tip)}
          </Box>
        ))}
      </Grid>
      <SlideControls slides={slides} previous={SLIDES_MESSAGES.previousTip} next={SLIDES_MESSAGES.nextTip} />
    </Card>
  );
}
