import type { ApiExample } from '../../../graphql/examples';
import { isObject } from '../api/json-object';
import { isRead, readOperation } from '../api/operation';
import { sendOperation } from '../api/send-operation';

/**
 * Variables of an example with real ids where the server shows some to the caller; those that are printed elsewhere. Never rejects: an
 * example can be opened without a network.
 */
export async function realVariables(
  { variables, lookUps }: ApiExample,
  apiKey: string | null,
): Promise<Record<string, unknown>> {
  const found = await Promise.all(
    lookUps.map(async ({ variable, query, path }) => [variable, await lookUp(query, path, apiKey)] as const),
  );
  return { ...variables, ...Object.fromEntries(found.filter(([, value]) => typeof value === 'string')) };
}

async function lookUp(
  query: string,
  path: readonly (string | number)[],
  apiKey: string | null,
): Promise<unknown> {
  const operation = readOperation({ query, variables: '' });
  if (!isRead(operation)) {
    return null;
  }
  const { data } = await sendOperation(operation, { apiKey }).catch(() => ({ data: null }));
  return path.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : null),
    data,
  );
}
