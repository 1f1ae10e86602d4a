import type { ViolationSeverity } from './zones';

/** Severity in reports and of incidents. */
export type ReportSeverity = 'LOW' | 'MEDIUM' | 'HIGH';
/** Severity on the violation card. */
export type CardSeverity = 'MINOR' | 'MODERATE' | 'SEVERE';

const REPORT_SEVERITY: Record<ViolationSeverity, ReportSeverity> = {
  CAUTION: 'LOW',
  WARNING: 'MEDIUM',
  DANGER: 'HIGH',
};

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
  const card = speedKmh >= 80 ? 'SEVERE' : speedKmh >= 60 ? 'MODERATE' : 'MINOR';
  return { report: reportSeverityOf(severity), card };
}
