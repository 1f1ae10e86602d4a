import { chakra, Flex, type GridProps } from '@chakra-ui/react';
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
  columns?: GridProps['templateColumns'];
}

/** Figures in columns, each over its name. */
export function FigureGrid({ figures, columns = TWO_FIGURES }: FigureGridProps) {
  return (
    <chakra.dl display="grid" gridTemplateColumns={columns} columnGap="4" rowGap="3">
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
