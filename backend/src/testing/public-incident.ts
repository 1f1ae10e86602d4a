import type { TestServer } from './server/test-server';

/** The identifier under which others see an incident. */
export async function publicIncidentId({ dataSource }: TestServer, id: string): Promise<string> {
  const [row] = await dataSource.query("SELECT public_row_id('incident', $1) AS id", [id]);
  return String(row.id);
}
