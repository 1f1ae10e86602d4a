import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Check, X, type LucideIcon } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { VERIFY_MESSAGES as TEXTS } from './messages';

/** Explains in plain words what a record proves, and what it does not. */
export function ProofMeaning() {
  return (
    <Card display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4">
      <Points title={TEXTS.proves} icon={Check} points={[TEXTS.provesMoved, TEXTS.provesSame]} />
      <Points title={TEXTS.provesNot} icon={X} points={[TEXTS.notDriver, TEXTS.notVehicle, TEXTS.notSign]} />
    </Card>
  );
}

interface PointsProps {
  title: MessageDescriptor;
  icon: LucideIcon;
  points: readonly MessageDescriptor[];
}

function Points({ title, icon: Icon, points }: PointsProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="3" minW="0">
      <Heading as="h2" textStyle="heading">
        {formatMessage(title)}
      </Heading>
      <chakra.ul display="flex" flexDirection="column" gap="2" listStyleType="none">
        {points.map((point) => (
          <Flex as="li" key={point.id} gap="3">
            <Box color="fg.muted" aria-hidden>
              <Icon size={20} />
            </Box>
            <Text>{formatMessage(point)}</Text>
          </Flex>
        ))}
      </chakra.ul>
    </Flex>
  );
}
