/** Result of one check. */
export interface Finding {
  /** `FAIL` prevents the service from working, or its data from being safe; `WARN` should be looked at. */
  readonly state: 'OK' | 'WARN' | 'FAIL';
  readonly about: string;
  readonly says: string;
  /** Advice on what to do; null where nothing is to be done. */
  readonly advice: string | null;
}

/** All is well with something. */
export function ok(about: string, says: string): Finding {
  return { state: 'OK', about, says, advice: null };
}

/** Something should be looked at. */
export function warn(about: string, says: string, advice: string): Finding {
  return { state: 'WARN', about, says, advice };
}

/** Something must be put right. */
export function fail(about: string, says: string, advice: string): Finding {
  return { state: 'FAIL', about, says, advice };
}
