import { reportSeverityOf, severityScales, violationSeverityOf } from './severity-scales';

describe('severityScales', () => {
  it.each([
    ['CAUTION', 'LOW'],
    ['WARNING', 'MEDIUM'],
    ['DANGER', 'HIGH'],
  ] as const)('shows %s as %s in reports', (severity, report) => {
    expect(severityScales({ severity, speedKmh: 75 }).report).toBe(report);
    expect([reportSeverityOf(severity), violationSeverityOf(report)]).toEqual([report, severity]);
  });

  it.each([
    [50, 'MINOR'],
    [59.999, 'MINOR'],
    [60, 'MODERATE'],
    [79.999, 'MODERATE'],
    [80, 'SEVERE'],
  ])('shows a peak of %d km/h as %s on the card, whatever its severity', (speedKmh, card) => {
    for (const severity of ['CAUTION', 'WARNING', 'DANGER'] as const) {
      expect(severityScales({ severity, speedKmh }).card).toBe(card);
    }
  });
});
