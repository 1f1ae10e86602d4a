import { GraphQLScalarType } from 'graphql';
import { GraphQLLocalDate } from 'graphql-scalars';

/** The scalar `Date` of the schema: a day as YYYY-MM-DD, which is no moment and so has no zone of its own. */
export const DayScalar = new GraphQLScalarType({
  ...GraphQLLocalDate.toConfig(),
  name: 'Date',
  description: 'A day of the calendar of Africa/Douala, such as 2026-11-20.',
});
