import { chakra, Flex } from '@chakra-ui/react';
import { TWO_FIGURES } from './forms/even-columns';
import { FigureText } from './FigureText';

export interface NamedFigure {
  readonly label: string;
  /** With its unit. */
  readonly value: string;
}

export interface FigureGridProps {
  figures: readonly NamedFigure[];
  /** Two columns by default, or one where large letters need the width. */
  columns?: keyof typeof COLUMNS;
}

const COLUMNS = {
  two: TWO_FIGURES,
  /** Two on a phone, four beside each other at a desk. */
  four: { base: TWO_FIGURES, md: 'repeat(4, minmax(0, 1fr))' },
  /** Two on a phone, three at a desk. */
  three: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  /** As many as have room for a short number. */
  many: 'repeat(auto-fit, minmax(5rem, 1fr))',
} as const;

/** Figures in columns, each over its name. */
export function FigureGrid({ figures, columns = 'two' }: FigureGridProps) {
  return (
    <chakra.dl display="grid" gridTemplateColumns={COLUMNS[columns]} columnGap="4" rowGap="3">
      {figures.map(({ label, value }) => (
        <Flex key={label} direction="column-reverse" justify="flex-end">
          <chakra.dt textStyle="small" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="heading">
            <FigureText text={value} />
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}
