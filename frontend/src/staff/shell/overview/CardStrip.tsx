import { chakra, Flex, Text } from '@chakra-ui/react';
import type { StatCardProps } from '../../kit/pieces/StatCard';
import { SkeletonBlock } from '../../../components/states/Skeleton';
import { StatChange } from '../../kit/pieces/StatChange';

/** The four cards on a phone: one strip that scrolls sideways, each with its figure, its change and what both are of. */
export function CardStrip({ cards }: { cards: readonly StatCardProps[] }) {
  return (
    <Flex
      as="ul"
      listStyleType="none"
      mx="-4"
      px="4"
      py="2"
      gap="2"
      overflowX="auto"
      tabIndex={0}
      bg="bg.panel"
      borderBlockWidth="1px"
    >
      {cards.map(({ label, figure, unit, change, basis }) => (
        <Flex
          as="li"
          key={label}
          direction="column"
          flex="1 0 4.5rem"
          pe="1"
          borderInlineEndWidth="1px"
          _last={{ borderInlineEndWidth: '0', pe: '0' }}
        >
          <Text as="h2" textStyle="micro" fontWeight="normal" color="fg.muted" flex="1">
            {label}
          </Text>
          {figure === null ? (
            <SkeletonBlock h="6" w="12" />
          ) : (
            <Text fontSize="1.25rem" fontWeight="bold">
              {figure}
              {unit !== undefined && (
                <chakra.small textStyle="micro" color="fg.muted">
                  {unit}
                </chakra.small>
              )}
            </Text>
          )}
          <Text as="div" textStyle="micro" fontWeight="normal" color="fg.muted">
            {change !== null && change !== undefined && <StatChange {...change} />}
            <chakra.span display="block">{basis}</chakra.span>
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
