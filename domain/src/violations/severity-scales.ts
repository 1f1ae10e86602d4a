import type { ViolationSeverity } from '../speed/zones';

/** Severity in reports, worst last. */
export const REPORT_SEVERITIES = ['LOW', 'MEDIUM', 'HIGH'] as const;
/** Severity in reports and of incidents. */
export type ReportSeverity = (typeof REPORT_SEVERITIES)[number];
/** Severity on the violation card, worst last. */
export const CARD_SEVERITIES = ['MINOR', 'MODERATE', 'SEVERE'] as const;
/** Severity on the violation card. */
export type CardSeverity = (typeof CARD_SEVERITIES)[number];

/** Peak speeds of each severity on the card, km/h: whole numbers, so that a rounded speed lies on the same side. */
export const CARD_SPEEDS_KMH: Readonly<
  Record<CardSeverity, { readonly from: number; readonly below: number }>
> = {
  MINOR: { from: 0, below: 60 },
  MODERATE: { from: 60, below: 80 },
  SEVERE: { from: 80, below: Infinity },
};

const REPORT_SEVERITY: Record<ViolationSeverity, ReportSeverity> = {
  CAUTION: 'LOW',
  WARNING: 'MEDIUM',
  DANGER: 'HIGH',
};

const VIOLATION_SEVERITY: Record<ReportSeverity, ViolationSeverity> = {
  LOW: 'CAUTION',
  MEDIUM: 'WARNING',
  HIGH: 'DANGER',
};

/** The severity that reports name so. */
export function violationSeverityOf(severity: ReportSeverity): ViolationSeverity {
  return VIOLATION_SEVERITY[severity];
}

/** The severity of a violation as reports and rankings name it. */
export function reportSeverityOf(severity: ViolationSeverity): ReportSeverity {
  return REPORT_SEVERITY[severity];
}

/**
 * The two other scales of a violation: reports map its severity, the card goes by its peak speed
 * (80 km/h and above severe, 60 and above moderate; product specification, section 9).
 */
export function severityScales(violation: { severity: ViolationSeverity; speedKmh: number }): {
  report: ReportSeverity;
  card: CardSeverity;
} {
  const { severity, speedKmh } = violation;
  const card = CARD_SEVERITIES.findLast((name) => speedKmh >= CARD_SPEEDS_KMH[name].from) ?? 'MINOR';
  return { report: reportSeverityOf(severity), card };
}
