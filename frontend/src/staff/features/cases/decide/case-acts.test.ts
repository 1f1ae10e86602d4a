import { CASE_STATES } from '@wakafine/domain/cases/case-steps';
import { caseFilter } from '../case-view';
import { ACT_KEYS, actsOf, CASE_ACTS } from './case-acts';
import { REASON_TEMPLATES } from './reason-templates';

type Known = Parameters<typeof actsOf>[0];
// Of the violation only the severity matters here.
const violation = { severity: 'DANGER' } as Known['violation'];
const AT = '2026-11-16T09:00:00Z';

function acts(state: Known['state'], over: Partial<Known> = {}) {
  return actsOf({ state, servedAt: AT, proposal: null, reopenableUntil: null, violation, ...over });
}

it('offers in each state what makes sense there', () => {
  expect(acts('REVIEW')).toEqual(['CONFIRM', 'REFUSE', 'WITHDRAW']);
  expect(acts('NOTICE', { servedAt: null })).toEqual(['SERVE', 'WITHDRAW']);
  expect(acts('NOTICE')).toEqual(['WITHDRAW']);
  expect(acts('CONTESTED')).toEqual(['UPHOLD', 'UPHOLD_LOWER', 'REJECT', 'SEND_BACK', 'WITHDRAW']);
  expect(acts('DECIDED')).toEqual([]);
  expect(acts('DECIDED', { reopenableUntil: AT })).toEqual(['REOPEN']);
  expect(acts('CLOSED')).toEqual([]);
});

it('gives the acts of each state keys of their own, which are neither those of the page nor digits', () => {
  for (const state of CASE_STATES) {
    const keys = acts(state).map((act) => ACT_KEYS[act]);
    expect(new Set(keys).size).toBe(keys.length);
  }
  for (const act of CASE_ACTS) {
    expect(['j', 'k', 'c', 'p', 't', '[', ']', '1', '2', '3']).not.toContain(ACT_KEYS[act]);
    expect(REASON_TEMPLATES[act].length).toBeGreaterThan(0);
    expect(REASON_TEMPLATES[act].length).toBeLessThan(10);
  }
});

it('shows the cases that need staff unless another state is asked for', () => {
  expect(caseFilter('')).toEqual({ states: ['REVIEW', 'CONTESTED', 'EXPIRED'] });
  expect(caseFilter('NOTICE')).toEqual({ states: ['NOTICE'] });
  expect(caseFilter('any')).toEqual({ states: null });
});
