import type { Services } from '../../platform/context/context';

/** The same services with a count of the hand-written statements that they run. */
export function countingStatements(services: Services): { services: Services; count: () => number } {
  const { db } = services;
  let statements = 0;
  const rows = <Row>(...args: Parameters<typeof db.rows>): Promise<Row[]> => {
    statements += 1;
    return db.rows<Row>(...args);
  };
  return { services: { ...services, db: { ...db, rows } }, count: () => statements };
}
