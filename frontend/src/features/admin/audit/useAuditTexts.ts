import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { StaffAuditRowFragment } from '../../../graphql/staff';
import { AUDIT_DETAIL_MESSAGES, AUDIT_MESSAGES, AUDIT_TARGET_MESSAGES } from './messages';

export interface AuditTexts {
  /** What an act was done to, such as `vehicle 7`; a dash where that is not one thing. */
  target(entry: Pick<StaffAuditRowFragment, 'target'>): string;
  /** What else is known, a name and a value each. */
  details(entry: Pick<StaffAuditRowFragment, 'details'>): { label: string; value: string }[];
}

/** Entries of the audit log in words. */
export function useAuditTexts(): AuditTexts {
  const intl = useIntl();
  return useMemo(
    () => ({
      target: ({ target }) => (target === null ? '–' : targetText(intl, target)),
      details: ({ details }) => detailTexts(intl, details),
    }),
    [intl],
  );
}

function targetText(intl: IntlShape, target: string): string {
  const [kind = '', id = ''] = target.split(':');
  return isTarget(kind) && id !== '' ? intl.formatMessage(AUDIT_TARGET_MESSAGES[kind], { id }) : target;
}

function detailTexts(intl: IntlShape, details: unknown, prefix = ''): { label: string; value: string }[] {
  if (typeof details !== 'object' || details === null) {
    return [];
  }
  return Object.entries(details).flatMap(([name, value]: [string, unknown]) => {
    const label = `${prefix}${labelOf(intl, name)}`;
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isNested
      ? detailTexts(intl, value, `${label}: `)
      : value === null
        ? []
        : [{ label, value: valueText(intl, value) }];
  });
}

/** A name that the log has got since this was written stands as it is. */
function labelOf(intl: IntlShape, name: string): string {
  return isDetail(name) ? intl.formatMessage(AUDIT_DETAIL_MESSAGES[name]) : name;
}

function valueText(intl: IntlShape, value: unknown): string {
  if (typeof value === 'number') {
    return intl.formatNumber(value);
  }
  if (typeof value === 'boolean') {
    return intl.formatMessage(value ? AUDIT_MESSAGES.on : AUDIT_MESSAGES.off);
  }
  return Array.isArray(value) ? value.map(String).join(', ') : String(value);
}

function isTarget(kind: string): kind is keyof typeof AUDIT_TARGET_MESSAGES {
  return Object.hasOwn(AUDIT_TARGET_MESSAGES, kind);
}

function isDetail(name: string): name is keyof typeof AUDIT_DETAIL_MESSAGES {
  return Object.hasOwn(AUDIT_DETAIL_MESSAGES, name);
}
