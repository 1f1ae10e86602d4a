import { isEnumType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { TestClient } from '../server/test-client';
import { until } from '../server/test-sockets';
import { received } from './read-text';

const START = 'mutation ($input: StartExportInput!) { startExport(input: $input) { id total } }';
const JOB = 'query ($id: ID!) { exportJob(id: $id) { status total done downloadUrl } }';

/** Filters of exports: by something that a mask hides, by something that it shows, and none. */
const FILTERS = [
  {},
  { search: '482' },
  { search: 'LT' },
  { agency: 'Finexs Voyages' },
  { severity: 'DANGER' },
];

/** Every export that the schema knows, in every format, narrowed in several ways. */
export function exportInputs(schema: GraphQLSchema): Readonly<Record<string, unknown>>[] {
  return namesOf(schema, 'ExportKind').flatMap((kind) =>
    namesOf(schema, 'ExportFormat').flatMap((format) => FILTERS.map((filter) => ({ kind, format, filter }))),
  );
}

/** Exports as staff and gives the job with its file, or the refusal; `rows` are those of the file. */
export async function exportsOf(
  staff: TestClient,
  input: Readonly<Record<string, unknown>>,
): Promise<{ readonly text: string; readonly rows: number }> {
  const { body } = await staff.graphql(START, { input });
  const id = body.data?.startExport?.id;
  if (id === undefined) {
    return { text: JSON.stringify(body.errors[0].extensions.code), rows: 0 };
  }
  let job = { status: 'RUNNING', total: 0, downloadUrl: '' };
  await until(async () => {
    job = (await staff.graphql(JOB, { id })).body.data.exportJob;
    return job.status !== 'RUNNING';
  }, 20_000);
  return { text: `${JSON.stringify(job)} ${await received(staff, 'GET', job.downloadUrl)}`, rows: job.total };
}

function namesOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) {
    throw new Error(`The schema has no enum ${name}`);
  }
  return type.getValues().map((value) => value.name);
}
