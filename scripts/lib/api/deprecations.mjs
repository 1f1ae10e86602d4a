const FORM =
  /^Use `([^`]+)`\. Deprecated since (\d{4}-\d{2}-\d{2}), may be removed from (\d{4}-\d{2}-\d{2}) on\.$/;

/** The plan that the reason of a deprecated field states, days as YYYY-MM-DD; null for a reason without one. */
export function readDeprecation(reason) {
  const [, use = '', since = '', until = ''] = FORM.exec(reason ?? '') ?? [];
  return use === '' ? null : { use, since, until };
}

/** Whether a deprecated field may be gone on a day. */
export function isDue(reason, day) {
  const plan = readDeprecation(reason);
  return plan !== null && plan.until <= day;
}
