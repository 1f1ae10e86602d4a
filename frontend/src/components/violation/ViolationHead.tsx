import { chakra, Flex } from '@chakra-ui/react';
import { severityScales } from '@wakafine/domain/severity-scales';
import { FigureText } from '../FigureText';
import type { NamedViolationFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format';
import { CardSeverityBadge } from './CardSeverityBadge';

/** How fast at most, large, and how severe that is. */
export function ViolationHead({ violation }: { violation: NamedViolationFragment }) {
  const formats = useFormats();
  return (
    <Flex align="center" justify="space-between" columnGap="3" rowGap="1" wrap="wrap">
      <chakra.strong textStyle="title">
        <FigureText text={formats.speed(violation.speedKmh)} />
      </chakra.strong>
      <CardSeverityBadge severity={severityScales(violation).card} />
    </Flex>
  );
}
