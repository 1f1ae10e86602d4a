import { rolesThat } from '@wakafine/domain/people/roles';
import type { RoleFacts } from '@wakafine/domain/people/roles';

/** SQL that is true where a column holds a role of which something is true; the table of roles decides, not the statement. */
export function roleIs(column: string, isMeant: (facts: RoleFacts) => boolean): string {
  const names = rolesThat(isMeant).map((role) => `'${role}'`);
  return `${column} IN (${names.join(', ')})`;
}

/** SQL that is true where a column holds a citizen's role. */
export function isCitizenSql(column: string): string {
  return roleIs(column, ({ isCitizen }) => isCitizen);
}

/** SQL that is true for who signs in with a password, staff and agencies: in the words of the indexes on them, which it has to imply. */
export function hasPasswordSql(column: string): string {
  return isCitizenSql(column).replace(' IN ', ' NOT IN ');
}

/** SQL that is true where a column holds a role of staff: in the words of the indexes on staff, which it has to imply. */
export function isStaffSql(column: string): string {
  return roleIs(column, ({ isStaff }) => !isStaff).replace(' IN ', ' NOT IN ');
}
