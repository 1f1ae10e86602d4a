import { chakra, Flex, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { SkeletonBlock } from '../../../components/states/Skeleton';
import { STAT_MESSAGES } from './messages';
import { Sparkline } from './Sparkline';
import { StatChange, type StatChangeProps } from './StatChange';

export interface StatCardProps {
  label: string;
  /** Time that figure and change are of, such as `last 30 days`. */
  basis?: string;
  /** As it is shown; null while it loads. */
  figure: string | null;
  /** Beside the figure, smaller, such as `/100`. */
  unit?: string;
  /** Against the time before, as text without a sign; null where there is nothing to compare with. */
  change?: StatChangeProps | null;
  /** Comparison, or what else belongs to the figure. */
  note?: string;
  /** Its course, oldest first. */
  series?: readonly number[];
  /** Its computation, in a sentence or two. */
  formula?: string;
}

/** One figure of the dashboard: what it is, how much, how it changed and how it went. Never in colours of zones. */
export function StatCard(props: StatCardProps) {
  const { label, basis, figure, unit, change = null, note, series, formula } = props;
  return (
    <Card
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      gap="1"
      position="relative"
      minH="100px"
      px="4"
      py="3"
      borderRadius={{ md: '12px' }}
    >
      <Flex align="center" justify="space-between" gap="2">
        <Text as="h2" textStyle="small" color="fg.muted">
          {label}
        </Text>
        <Flex align="center" gap="1">
          {basis !== undefined && (
            <Text textStyle="micro" fontWeight="normal" color="fg.muted" textAlign="end">
              {basis}
            </Text>
          )}
          {formula !== undefined && <Formula text={formula} />}
        </Flex>
      </Flex>
      <Flex align="flex-end" justify="space-between" gap="2">
        {figure === null ? (
          <SkeletonBlock h="8" w="20" />
        ) : (
          <Text fontSize="2rem" lineHeight="2.125rem" fontWeight="bold" letterSpacing="-0.025em">
            {figure}
            {unit !== undefined && (
              <chakra.small ms="0.5" textStyle="label" color="fg.muted" letterSpacing="normal">
                {unit}
              </chakra.small>
            )}
          </Text>
        )}
        {series !== undefined && <Sparkline values={series} />}
      </Flex>
      <Flex
        align="center"
        wrap="wrap"
        columnGap="1"
        minH="4"
        textStyle="micro"
        fontWeight="normal"
        color="fg.muted"
      >
        {change !== null && <StatChange {...change} />}
        {note}
      </Flex>
    </Card>
  );
}

/** Shows on hover, focus and tap how the figure is computed; Escape closes. */
function Formula({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const handleKeyDown = ({ key }: KeyboardEvent) => (key === 'Escape' ? close() : undefined);
  return (
    <chakra.span onMouseEnter={() => setIsOpen(true)} onMouseLeave={close} display="inline-flex">
      <chakra.button
        type="button"
        aria-label={formatMessage(STAT_MESSAGES.formula)}
        aria-describedby={isOpen ? id : undefined}
        aria-expanded={isOpen}
        display="grid"
        placeItems="center"
        boxSize={{ base: '12', md: '7' }}
        m={{ base: '-3', md: '-1' }}
        color="fg.subtle"
        borderRadius="full"
        cursor="help"
        onFocus={() => setIsOpen(true)}
        onBlur={close}
        onClick={() => setIsOpen(true)}
        onKeyDown={handleKeyDown}
      >
        <Info size={16} aria-hidden />
      </chakra.button>
      {isOpen && (
        <chakra.span
          id={id}
          role="tooltip"
          position="absolute"
          top="10"
          insetInline="2"
          zIndex="popover"
          p="3"
          bg="bg.panel"
          color="fg"
          textStyle="small"
          borderRadius="control"
          boxShadow="floating"
          outline="1px solid transparent"
        >
          {text}
        </chakra.span>
      )}
    </chakra.span>
  );
}
