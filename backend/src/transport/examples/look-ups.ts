/** A way to a real value of a variable. */
export interface LookUp {
  /** The variable. */
  readonly variable: string;
  /** An operation that anyone may ask who may ask the example. */
  readonly query: string;
  /** Names and places in its answer that lead to the value. */
  readonly path: readonly (string | number)[];
}

/** The id of the first row of a connection. */
function firstOf(list: string, variable = 'id'): LookUp[] {
  const [field = ''] = list.split('(');
  return [
    {
      variable,
      query: `{ ${list} { edges { node { id } } } }`,
      path: [field, 'edges', 0, 'node', 'id'],
    },
  ];
}

const VIOLATOR: readonly LookUp[] = [
  {
    variable: 'vehicleId',
    query: '{ violators(first: 1) { edges { node { vehicleId } } } }',
    path: ['violators', 'edges', 0, 'node', 'vehicleId'],
  },
];

/** Ways to real ids, for queries about one thing. */
export const LOOK_UPS: Readonly<Record<string, readonly LookUp[]>> = {
  'Query.journey': firstOf('journeys(first: 1)'),
  'Query.violation': firstOf('violations(first: 1)'),
  'Query.incident': firstOf('incidents(first: 1)'),
  'Query.case': firstOf('cases(first: 1)'),
  'Query.registeredVehicle': firstOf('registeredVehicles(first: 1)'),
  'Query.speedLimit': firstOf('speedLimits(first: 1)'),
  'Query.speedLimitHistory': firstOf('speedLimits(first: 1)', 'limitId'),
  'Query.violatorHistory': VIOLATOR,
  'Query.vehicleRecord': VIOLATOR,
};
