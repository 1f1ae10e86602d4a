/**
 * A number between two others, as one comparison with numbers of its type: without it each statement converts them first. PostgreSQL
 * sorts NaN and Infinity above every number, so an upper bound excludes both.
 */
export const between = (column: string, least: string, most: string): string =>
  `${column} >= '${least}'::float8 AND ${column} <= '${most}'::float8`;

/** A speed (km/h) that can be. */
export const kmh = (column: string): string => between(column, '0', '300');
