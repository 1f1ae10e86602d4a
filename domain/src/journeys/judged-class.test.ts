import { judgedClass } from './judged-class';

const IN_A_BUS = { vehicleClass: 'BUS_OVER_12_5T', fromMs: 1_000 } as const;
const IN_A_LORRY = { vehicleClass: 'LORRY_OVER_12T', fromMs: 2_000 } as const;

test.each([
  ['typed', [], 5_000, 'TRAIN'],
  ['before the binding', [IN_A_BUS], 999, 'TRAIN'],
  ['from the binding on', [IN_A_BUS], 1_000, 'BUS_OVER_12_5T'],
  ['between two bindings', [IN_A_BUS, IN_A_LORRY], 1_999, 'BUS_OVER_12_5T'],
  ['after the second one', [IN_A_BUS, IN_A_LORRY], 2_000, 'LORRY_OVER_12T'],
] as const)(
  'a fix of a journey goes by the class of its vehicle: %s',
  (_when, vehicleClasses, atMs, judged) => {
    expect(judgedClass({ vehicleType: 'TRAIN', vehicleClasses }, atMs)).toBe(judged);
  },
);
