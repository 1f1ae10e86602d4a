import { CAPABILITIES, PERMISSIONS, roleMay, ROLES } from '@wakafine/domain/people/roles';
import { SCOPES } from '@wakafine/domain/keys/scopes';
import { ASKERS, DECLARED, POLICY } from './policy-table';
import type { Outcome } from '../../modules/identity/acts/rules';
import type { Asker } from './policy-table';

const TITLES: Record<Asker, string> = {
  visitor: 'visitor',
  owner: 'citizen, own',
  other: "citizen, another's",
  agencyViewer: 'agency viewer',
  agencyManager: 'agency manager',
  viewer: 'viewer',
  operator: 'operator',
  supervisor: 'supervisor',
  admin: 'admin',
};
const MOST_ALLOWED_FIRST = [...ROLES].reverse();
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
    keysThatOpen(operation),
  ]);
  const rights = [...PERMISSIONS, ...CAPABILITIES].map((right) => [
    `\`${right}\``,
    ...MOST_ALLOWED_FIRST.map((role) => (roleMay(role, right) ? 'yes' : '')),
  ]);
  return [
    markdownTable(
      ['right', ...MOST_ALLOWED_FIRST.map((role) => role.toLowerCase().replace('_', ' '))],
      rights,
    ),
    markdownTable(['operation', ...ASKERS.map((asker) => TITLES[asker]), 'API key with'], rows),
  ].join('\n\n');
}

/** The scopes that open an operation to an API key; empty for none. */
function keysThatOpen(operation: string): string {
  const scopes = DECLARED[operation]?.scopes ?? [];
  return scopes.length === SCOPES.length ? 'any scope' : scopes.map((scope) => `\`${scope}\``).join(', ');
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
