import { DEFAULT_INCIDENT_SEVERITY, INCIDENT_SEVERITIES, longTextFault } from './incidents';

it('takes medium for a severity that was not given', () => {
  expect(DEFAULT_INCIDENT_SEVERITY).toBe('MEDIUM');
  expect(INCIDENT_SEVERITIES).toContain(DEFAULT_INCIDENT_SEVERITY);
});

describe('longTextFault', () => {
  it.each(['', 'A lorry lost its load.\r\n\tNobody is hurt.', '🚧'.repeat(10)])('accepts %j', (text) => {
    expect(longTextFault(text, 60)).toBeNull();
  });

  it.each([
    ['x'.repeat(61), 'Must be at most 60 characters'],
    ['a\u0000b', 'Must not contain control characters'],
    ['\u001b[31m', 'Must not contain control characters'],
  ])('refuses %j', (text, sentence) => {
    expect(longTextFault(text, 60)).toBe(sentence);
  });
});
