import { ValidationError } from 'yup';
import { FIRST_VALUES, type StartValues } from '../../lib/storage/last-vehicle';
import { vehicleSchema } from './vehicle-schema';

/** The first fault of each field. */
function faultsOf(over: Partial<Record<keyof StartValues, string>>): object {
  try {
    vehicleSchema.validateSync(
      { ...FIRST_VALUES, registrationNumber: 'SW-452-CM', ...over },
      { abortEarly: false },
    );
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) {
      throw error;
    }
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]).reverse());
  }
}

it.each([
  ['a vehicle type that there is not', { vehicleType: 'BOAT' }, { vehicleType: 'vehicleType.invalid' }],
  ['no vehicle type', { vehicleType: '' }, { vehicleType: 'vehicleType.invalid' }],
  ['a category that there is not', { category: 'STATE' }, { category: 'category.invalid' }],
  ['no category', { category: '' }, { category: 'category.invalid' }],
  [
    'a plate of two characters',
    { registrationNumber: 'ab' },
    { registrationNumber: 'registrationNumber.short' },
  ],
  [
    'a public vehicle without its agency',
    { category: 'PUBLIC' },
    { transportAgency: 'transportAgency.required' },
  ],
  [
    'a public vehicle with an agency of one character',
    { category: 'PUBLIC', transportAgency: ' x ' },
    { transportAgency: 'transportAgency.required' },
  ],
])('refuses %s', (_name, over, faults) => {
  expect(faultsOf(over)).toEqual(faults);
});

it.each([
  ['a private vehicle without an agency', {}],
  ['a plate of three characters', { registrationNumber: 'ABC' }],
  ['an agency of two characters', { category: 'PUBLIC', transportAgency: 'XY' }],
])('accepts %s', (_name, over) => {
  expect(faultsOf(over)).toEqual({});
});
