import { Flex, Text } from '@chakra-ui/react';
import { LOOKS_COUNTED_DAYS } from '@wakafine/domain/people/data-looks';
import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { FigureGrid } from '../../components/FigureGrid';
import { RoadLine } from '../../components/RoadLine';
import type { MyLooksQuery } from '../../graphql/generated';
import { LOOKS_MESSAGES } from './messages';

/** Number of looks by staff in the last 30 days, and the data that nobody sees. */
export function LooksSummary({ counts }: { counts: MyLooksQuery['myDataLooks']['counts'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const figures = (['looks', 'numberLooks', 'copies'] as const).map((name) => ({
    label: formatMessage(LOOKS_MESSAGES[name]),
    value: formatNumber(counts[name]),
  }));
  return (
    <Card>
      <Text textStyle="small" color="fg.muted" mb="2.5">
        {formatMessage(LOOKS_MESSAGES.period, { days: LOOKS_COUNTED_DAYS })}
      </Text>
      <FigureGrid figures={figures} columns="repeat(auto-fit, minmax(5rem, 1fr))" />
      <Flex direction="column" gap="3" mt="3.5">
        <RoadLine />
        <Flex gap="3" textStyle="small">
          <ShieldCheck size={20} aria-hidden style={{ flexShrink: 0 }} />
          <Text>
            {counts.numberLooks === 0 && `${formatMessage(LOOKS_MESSAGES.numberUnseen)} `}
            {formatMessage(LOOKS_MESSAGES.pin)}
          </Text>
        </Flex>
      </Flex>
    </Card>
  );
}
