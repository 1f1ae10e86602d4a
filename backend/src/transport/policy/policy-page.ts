import { PERMISSIONS, PERMISSIONS_OF } from '../../modules/identity/accounts/permissions';
import { ASKERS, POLICY } from './policy-table';
import type { Asker, Outcome } from './policy-table';

const TITLES: Record<Asker, string> = {
  visitor: 'visitor',
  owner: 'citizen, own',
  other: "citizen, another's",
  viewer: 'viewer',
  operator: 'operator',
  supervisor: 'supervisor',
  admin: 'admin',
};
const STAFF = ['ADMIN', 'SUPERVISOR', 'OPERATOR', 'VIEWER'] as const;
const WORDS: Partial<Record<Outcome, string>> = {
  UNAUTHENTICATED: '401',
  FORBIDDEN: '403',
  NOT_FOUND: '404',
  null: 'nothing',
};

/** The tables of who may do what, in Markdown, out of the table that the tests hold the server to. */
export function policyPage(): string {
  const rows = Object.entries(POLICY).map(([operation, outcomes]) => [
    `\`${operation}\``,
    ...outcomes.map((outcome) => WORDS[outcome] ?? outcome),
  ]);
  const permissions = PERMISSIONS.map((permission) => [
    `\`${permission}\``,
    ...STAFF.map((role) => (PERMISSIONS_OF[role].includes(permission) ? 'yes' : '')),
  ]);
  return [
    markdownTable(['permission', ...STAFF.map((role) => role.toLowerCase())], permissions),
    markdownTable(['operation', ...ASKERS.map((asker) => TITLES[asker])], rows),
  ].join('\n\n');
}

/** Columns as wide as their widest cell, as the formatter of this repository wants them. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
