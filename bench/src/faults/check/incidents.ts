import type { Client } from 'pg';
import type { Model } from '../traffic/model';

const STORED = 'SELECT client_id::text AS id, count(*)::int AS count FROM incident GROUP BY client_id';

/** Sentences on acknowledged incidents that are not stored once. */
export async function checkIncidents(client: Client, { incidents }: Model): Promise<string[]> {
  const { rows } = await client.query<{ id: string; count: number }>(STORED);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const lost = incidents.filter((id) => !counts.has(id)).length;
  const doubled = rows.filter(({ count }) => count > 1).length;
  return [
    ...(lost > 0 ? [`${lost} acknowledged incidents are lost`] : []),
    ...(doubled > 0 ? [`${doubled} incidents are stored twice`] : []),
  ];
}
