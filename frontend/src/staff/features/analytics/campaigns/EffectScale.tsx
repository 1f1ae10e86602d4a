import { Box, chakra, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { PercentFieldsFragment } from '../../../../graphql/staff';
import { ANSWER_MESSAGES } from './messages';
import { useCampaignTexts } from './useCampaignTexts';

const WIDTH = 300;
const HEIGHT = 66;
const LINE_Y = 34;
const EDGE = 20;
const STEP = 20;

/** The effect on an axis with zero: a tick at each end, a dot at the estimate, and the goal. The sentence beside it says the same. */
export function EffectScale({ effect, goalPercent }: { effect: PercentFieldsFragment; goalPercent: number }) {
  const { formatMessage } = useIntl();
  const texts = useCampaignTexts();
  const least = -STEP * Math.ceil(Math.max(-effect.lowPercent, -goalPercent, STEP) / STEP);
  const most = STEP * Math.ceil(Math.max(effect.highPercent, STEP) / STEP);
  const x = (percent: number): number => EDGE + ((percent - least) / (most - least)) * (WIDTH - 2 * EDGE);
  const every = STEP * Math.ceil((most - least) / STEP / 5);
  const ticks = [];
  for (let tick = Math.ceil(least / every) * every; tick <= most; tick += every) {
    ticks.push(tick);
  }
  const { estimatePercent, lowPercent, highPercent } = effect;
  return (
    <Box minW="0">
      <Text textStyle="small" color="fg.muted">
        {formatMessage(ANSWER_MESSAGES.scale)}
      </Text>
      <chakra.svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} w="full" maxW="360px" aria-hidden fontSize="11px">
        <chakra.line x1={EDGE} x2={WIDTH - EDGE} y1={LINE_Y} y2={LINE_Y} stroke="border.strong" />
        {ticks.map((tick) => (
          <g key={tick}>
            <chakra.line
              {...{ x1: x(tick), x2: x(tick) }}
              y1={LINE_Y - (tick === 0 ? 12 : 4)}
              y2={LINE_Y + (tick === 0 ? 12 : 4)}
              stroke="fg.muted"
            />
            <chakra.text x={x(tick)} y={HEIGHT - 4} textAnchor="middle" fill="fg.muted">
              {texts.percent(tick)}
            </chakra.text>
          </g>
        ))}
        <chakra.line
          {...{ x1: x(goalPercent), x2: x(goalPercent), y1: 14, y2: LINE_Y + 8 }}
          stroke="info.fg"
          strokeWidth="2"
        />
        <chakra.text x={x(goalPercent)} y="10" textAnchor="middle" fill="info.fg">
          {formatMessage(ANSWER_MESSAGES.goal, { goal: texts.percent(goalPercent) })}
        </chakra.text>
        <chakra.line
          {...{ x1: x(lowPercent), x2: x(highPercent), y1: LINE_Y, y2: LINE_Y }}
          stroke="fg"
          strokeWidth="6"
          strokeOpacity="0.35"
        />
        {[lowPercent, highPercent].map((end) => (
          <chakra.line
            key={end}
            {...{ x1: x(end), x2: x(end), y1: LINE_Y - 8, y2: LINE_Y + 8 }}
            stroke="fg"
            strokeWidth="2"
          />
        ))}
        <chakra.circle cx={x(estimatePercent)} cy={LINE_Y} r="4.5" fill="fg" />
      </chakra.svg>
    </Box>
  );
}
