import { chakra, Grid } from '@chakra-ui/react';
import { distanceParts } from '@wakafine/domain/input/formats';
import { useIntl } from 'react-intl';
import { wholeDurationParts } from '../../../lib/format/format';
import { FORMAT_MESSAGES } from '../../../lib/format/format-messages';

const UNIT_MESSAGES = {
  h: FORMAT_MESSAGES.hours,
  m: FORMAT_MESSAGES.minutes,
  s: FORMAT_MESSAGES.seconds,
} as const;

/** Time and distance of the drive, large; whole minutes once there is one, so that the seconds do not flicker. */
export function DrivingFigures({ durationS, distanceM }: { durationS: number; distanceM: number }) {
  const intl = useIntl();
  const distance = distanceParts(distanceM);
  const value = intl.formatNumber(distance.value, {
    minimumFractionDigits: distance.decimals,
    maximumFractionDigits: distance.decimals,
  });
  return (
    <Grid
      templateColumns="1fr 1fr"
      textAlign="center"
      fontSize="min(1.5rem, 7.5vmin)"
      lineHeight="min(2.25rem, 11.25vmin)"
      fontWeight="medium"
      color="fg.muted"
    >
      <chakra.div>
        {wholeDurationParts(durationS).map((part) => (
          <Figure
            key={part.unit}
            text={intl.formatMessage(UNIT_MESSAGES[part.unit], { value: part.value })}
          />
        ))}
      </chakra.div>
      <chakra.div borderInlineStart="2px dashed" borderColor="border">
        <Figure text={intl.formatMessage(FORMAT_MESSAGES[distance.unit], { value })} />
      </chakra.div>
    </Grid>
  );
}

/** A number with its unit, the number larger; languages differ in the space between them, so the text is cut where it begins. */
function Figure({ text }: { text: string }) {
  const [, number = '', unit = ''] = /^([\d\s.,]*\d)(.*)$/u.exec(text) ?? [];
  return (
    <chakra.span whiteSpace="nowrap">
      <chakra.strong fontSize="min(2rem, 10vmin)" fontWeight="bold" color="fg">
        {number}
      </chakra.strong>
      {unit}{' '}
    </chakra.span>
  );
}
