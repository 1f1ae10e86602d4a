import type { Client } from 'pg';
import type { Statement } from '../statement';
import { readCatalogue } from './catalogue';
import { describeStatement } from './describe-statement';
import type { DescribedColumn } from './describe-statement';
import { nullableTables } from './nullable-tables';
import { columnType, parameterType } from './typescript-types';

const HEAD = `// Emitted by \`npm run statements\` from the statements and the migrated schema; never edited by hand.

/** What each hand-written statement takes and gives, by its name. */
export interface StatementTypes {
`;

/** The text of \`statement-types.ts\`: types of all statements as the database behind the client describes them. */
export async function statementTypesText(client: Client, statements: readonly Statement[]): Promise<string> {
  const catalogue = await readCatalogue(client);
  const byName = new Map(statements.map((statement) => [statement.name, statement]));
  const entries: string[] = [];
  for (const name of [...byName.keys()].sort()) {
    const { text = '', notNull = [] } = byName.get(name) ?? {};
    const { parameters, columns } = await describeStatement(client, text);
    const parts = columns.length === 0 ? new Set<string>() : await nullableTables(client, text);
    const nullable = new Set([...parts].map((part) => catalogue.wholeOf.get(part) ?? part));
    const fields = columns.map((column) => {
      const known = catalogue.columns.get(`${column.tableID}.${column.columnID}`);
      const isNullable = !(known?.isRequired ?? false) || nullable.has(known?.table ?? '');
      if (!isNullable && notNull.includes(column.name)) {
        throw new Error(`${name}: PostgreSQL itself says that ${column.name} is never null.`);
      }
      const type = typeOf(column, known?.allowed ?? null);
      const hasNull = isNullable && !notNull.includes(column.name) && type !== 'unknown';
      return `      ${quoted(column.name)}: ${hasNull ? `${type} | null` : type};\n`;
    });
    const unknown = notNull.filter((each) => !columns.some((column) => column.name === each));
    if (unknown.length > 0) {
      throw new Error(`${name} gives no ${unknown.join(', ')}.`);
    }
    entries.push(
      `  '${name}': {\n` +
        `    parameters: [${parameters.map((oid) => `${parameterType(oid)} | null`).join(', ')}];\n` +
        `    row: ${fields.length === 0 ? 'Record<never, never>' : `{\n${fields.join('')}    }`};\n` +
        '  };\n',
    );
  }
  return `${HEAD}${entries.join('')}}\n`;
}

function typeOf({ dataTypeID }: DescribedColumn, allowed: readonly string[] | null): string {
  return allowed === null ? columnType(dataTypeID) : allowed.map((text) => `'${text}'`).join(' | ');
}

function quoted(name: string): string {
  return /^[a-zA-Z]\w*$/.test(name) ? name : `'${name}'`;
}
