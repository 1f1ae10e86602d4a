import { Box, chakra } from '@chakra-ui/react';
import { useIntl, type MessageDescriptor } from 'react-intl';

/** A row of facts: what it is about, then what holds for it. */
export interface FactRow {
  name: string;
  /** Whether the name is a word of the API. */
  isCode?: boolean;
  /** Anchor of the row for links; none without. */
  id?: string;
  cells: readonly string[];
}

export interface FactTableProps {
  /** For screen readers. */
  title: string;
  heads: readonly MessageDescriptor[];
  rows: readonly FactRow[];
}

/** Facts in a table; on a phone those of a row stand below each other. */
export function FactTable({ title, heads, rows }: FactTableProps) {
  const { formatMessage } = useIntl();
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={title}>
      <chakra.table w="full" textStyle="small" css={CELLS}>
        <chakra.caption srOnly>{title}</chakra.caption>
        <thead>
          <chakra.tr bg="bg" textStyle="micro" color="fg.muted">
            {heads.map((head) => (
              <th key={head.id} scope="col">
                {formatMessage(head)}
              </th>
            ))}
          </chakra.tr>
        </thead>
        <tbody>
          {rows.map(({ name, isCode = false, id, cells }) => (
            <chakra.tr key={name} id={id} borderTopWidth="1px" borderColor="border">
              <chakra.th scope="row" fontWeight="bold" fontFamily={isCode ? 'mono' : undefined}>
                {name}
              </chakra.th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]?.id}>{cell}</td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

const CELLS = {
  '& th, & td': { paddingInline: '16px', paddingBlock: '10px', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { paddingBlock: '6px' },
  // On a phone the facts of a row stand below its name.
  '@media (max-width: 767px)': {
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& tbody tr': { paddingBlock: '10px' },
    '& tbody th, & tbody td': { paddingBlock: '0', overflowWrap: 'anywhere' },
  },
};
