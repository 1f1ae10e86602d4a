import { AGENCY_LENGTH } from '../input/limits';
import { agencyNameFault } from './agency-name';

it.each([
  ['', null],
  ['  ', null],
  ['General Express', null],
  ['é'.repeat(AGENCY_LENGTH.max), null],
  [` ${'a'.repeat(AGENCY_LENGTH.max)} `, null],
  ['a'.repeat(AGENCY_LENGTH.max + 1), 'transportAgency.long'],
  ['General\u0000Express', 'text.control'],
  ['General \ud800', 'text.control'],
])('the name %j has the fault %j', (name, fault) => {
  expect(agencyNameFault(name)).toBe(fault);
});
