import type { AuditFilter, StaffAct } from '../../../graphql/staff';
import { filterDays } from '../../kit/table/filters/filter-days';
import { AUDIT_ACT_MESSAGES } from './messages';

/** State of the page, as it stands in its address. */
export const AUDIT_VIEW = { act: '', q: '', from: '', to: '', open: '' };
export type AuditView = Omit<typeof AUDIT_VIEW, 'open'>;

/** Every act in the log. */
export const AUDIT_ACTS: readonly StaffAct[] = Object.keys(AUDIT_ACT_MESSAGES).filter(isStaffAct);

/** The filter of a view; what it does not know does not narrow. */
export function auditFilter({ act, q, from, to }: AuditView): AuditFilter {
  return {
    acts: isStaffAct(act) ? [act] : null,
    search: q === '' ? null : q,
    ...filterDays({ from, to }),
  };
}

function isStaffAct(name: string): name is StaffAct {
  return Object.hasOwn(AUDIT_ACT_MESSAGES, name);
}
