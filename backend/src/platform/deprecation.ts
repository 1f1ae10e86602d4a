/** Plan of the removal of a field. */
export interface Deprecation {
  /** Field to ask for instead, as callers write it. */
  readonly use: string;
  /** Day on which it was deprecated, such as 2026-11-28. */
  readonly since: string;
  /** First day on which it may be gone. */
  readonly until: string;
}

/** Plan of the removal of lists that grow and have no pages. */
export const PLAIN_LISTS = { since: '2026-11-28', until: '2027-06-01' } as const;

const FORM =
  /^Use `([^`]+)`\. Deprecated since (\d{4}-\d{2}-\d{2}), may be removed from (\d{4}-\d{2}-\d{2}) on\.$/;

/** The reason that stands beside a deprecated field in the schema. */
export function deprecated({ use, since, until }: Deprecation): string {
  return `Use \`${use}\`. Deprecated since ${since}, may be removed from ${until} on.`;
}

/** The plan that a reason states, or null for one without days. */
export function readDeprecation(reason: string): Deprecation | null {
  const [, use = '', since = '', until = ''] = FORM.exec(reason) ?? [];
  return use === '' ? null : { use, since, until };
}
