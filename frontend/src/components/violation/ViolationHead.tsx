import { chakra, Flex } from '@chakra-ui/react';
import { FigureText } from '../FigureText';
import type { NamedViolationFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format/format';
import { ViolationSeverityBadge, type SeverityScale } from './ViolationSeverityBadge';

export interface ViolationHeadProps {
  violation: NamedViolationFragment;
  scale: SeverityScale;
}

/** Peak speed, large, and its severity. */
export function ViolationHead({ violation, scale }: ViolationHeadProps) {
  const formats = useFormats();
  return (
    <Flex align="center" justify="space-between" columnGap="3" rowGap="1" wrap="wrap">
      <chakra.strong textStyle="title">
        <FigureText text={formats.speed(violation.speedKmh)} />
      </chakra.strong>
      <ViolationSeverityBadge violation={violation} scale={scale} />
    </Flex>
  );
}
