import { chakra, Heading, Text, type GridProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../surface/Card';
import { VEHICLE_FACT_MESSAGES } from './detail-messages';

/** Two columns, one where letters are so large that a value would not fit. */
const COLUMNS: GridProps['gridTemplateColumns'] = 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))';

export interface FactCardProps {
  title: MessageDescriptor;
  /** Facts. */
  children: ReactNode;
  /** Below the facts: why, or where to go on. */
  footer?: ReactNode;
}

/** A card with what is known of one thing. */
export function FactCard({ title, children, footer }: FactCardProps) {
  const intl = useIntl();
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Heading as="h3" textStyle="section">
        {intl.formatMessage(title)}
      </Heading>
      <chakra.dl display="grid" gridTemplateColumns={COLUMNS} columnGap="4" mb="-3">
        {children}
      </chakra.dl>
      {footer}
    </Card>
  );
}

export interface FactProps {
  label: MessageDescriptor;
  /** Null where it is not known: a dash. */
  children: ReactNode;
  /** Whether it needs a line of its own. */
  isWide?: boolean;
}

/** One thing that is known, under its name. */
export function Fact({ label, children, isWide = false }: FactProps) {
  const intl = useIntl();
  return (
    // Names and values of a row lie level, however many lines a name has.
    <chakra.div
      display="grid"
      minW="0"
      gridColumn={isWide ? '1 / -1' : undefined}
      gridRow="span 2"
      gridTemplateRows="subgrid"
    >
      <Text as="dt" alignSelf="end" textStyle="small" color="fg.muted">
        {intl.formatMessage(label)}
      </Text>
      <Text as="dd" minW="0" pb="3" textStyle="strong" overflowWrap="anywhere">
        {children ?? <Unknown />}
      </Text>
    </chakra.div>
  );
}

/** A dash, and in words that it is not known. */
export function Unknown() {
  const intl = useIntl();
  return (
    <>
      <span aria-hidden>–</span>
      <chakra.span srOnly>{intl.formatMessage(VEHICLE_FACT_MESSAGES.unknown)}</chakra.span>
    </>
  );
}
