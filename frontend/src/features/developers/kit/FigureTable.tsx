import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const CELL = { px: '2', py: '1.5', textAlign: 'end' } as const;

export interface FigureTableProps {
  /** Read to those who do not see where it stands. */
  caption: string;
  /** Heads of the columns; the first names the rows. */
  heads: readonly string[];
  maxW?: string;
  children: ReactNode;
}

/** Figures by hour or day, in rows of {@link FigureRow}. */
export function FigureTable({ caption, heads, maxW, children }: FigureTableProps) {
  return (
    <chakra.table w="full" maxW={maxW} textStyle="small" css={{ '& tbody tr': { borderTopWidth: '1px' } }}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <chakra.th
              key={head}
              scope="col"
              textStyle="micro"
              color="fg.muted"
              {...CELL}
              textAlign={index === 0 ? 'start' : 'end'}
            >
              {head}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </chakra.table>
  );
}

/** A row with its name and its figures, or with one sentence in place of so many of them. */
export function FigureRow({
  name,
  figures,
  instead,
}: {
  name: string;
  figures: readonly string[];
  instead?: string;
}) {
  return (
    <tr>
      <chakra.th scope="row" fontWeight="normal" {...CELL} textAlign="start">
        {name}
      </chakra.th>
      {instead === undefined ? (
        figures.map((figure, index) => (
          // A figure has no name but its column.
          <chakra.td key={index} {...CELL}>
            {figure}
          </chakra.td>
        ))
      ) : (
        <chakra.td {...CELL} colSpan={figures.length} color="fg.muted">
          {instead}
        </chakra.td>
      )}
    </tr>
  );
}
