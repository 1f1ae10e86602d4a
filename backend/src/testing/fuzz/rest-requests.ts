import fc from 'fast-check';
import type { JsonValue } from '../server/test-client';
import type { FuzzRequest } from './fuzz-request';
import { LIKELY, mostly, mostlyWhole, oddValue } from './odd-values';

/** Each costs a deliberate amount of processor time. */
const SLOW = /\/auth\/(signin|signup|admin-signin|confirm|custom-pin-update)/;
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
];

/** Requests of every call of an OpenAPI document, with parameters and bodies made from its schemas. */
export function restRequests(document: JsonValue): fc.Arbitrary<FuzzRequest> {
  const calls = Object.entries<JsonValue>(document.paths).flatMap(([path, methods]) =>
    Object.entries<JsonValue>(methods).map(([method, call]) => ({
      weight: SLOW.test(path) ? 1 : 4,
      arbitrary: requestsOf(document, { path, method: method.toUpperCase(), call }),
    })),
  );
  return fc.oneof(...calls);
}

function requestsOf(
  document: JsonValue,
  { path, method, call }: { path: string; method: string; call: JsonValue },
): fc.Arbitrary<FuzzRequest> {
  const parameters: JsonValue[] = call.parameters ?? [];
  const inQuery = parameters.filter((each) => each.in === 'query');
  const query = mostlyWhole(
    Object.fromEntries(inQuery.map((each) => [each.name, valueOf(document, each.schema, each.name)])),
  );
  const schema: JsonValue = call.requestBody?.content?.['application/json']?.schema;
  const body =
    method === 'GET'
      ? fc.constant(null)
      : bodyOf(schema === undefined ? oddValue : valueOf(document, schema));
  return fc.record({ id: mostly(LIKELY.id), query, body, headers: headersFor(method) }).map((each) => ({
    name: `${method} ${path}`,
    method,
    path: `${path.replace(/\{\w+\}/g, inUrl(each.id))}${queryString(each.query)}`,
    headers: each.headers,
    body: each.body,
  }));
}

/** Mostly JSON, now and then cut off, poisoned, or none. */
function bodyOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<string | null> {
  const json = value.map((each) => JSON.stringify(each) ?? 'null');
  const broken = fc.tuple(json, fc.nat(40)).map(([text, at]) => text.slice(0, at));
  return fc.oneof(
    { weight: 40, arbitrary: json },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: fc.constantFrom('', '{"a":1e999}', '{"__proto__":1}', '[[[[', '\u0000', null) },
  );
}

function headersFor(method: string): fc.Arbitrary<Record<string, string>> {
  const type = fc.oneof(
    { weight: 40, arbitrary: fc.constant(TYPES[0] ?? '') },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
  );
  const encoding = fc.oneof(
    { weight: 40, arbitrary: fc.constant<Record<string, string>>({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('gzip', 'br', 'x').map((name) => ({ 'content-encoding': name })),
    },
  );
  return method === 'GET'
    ? fc.constant({})
    : fc.tuple(type, encoding).map(([name, more]) => ({ 'content-type': name, ...more }));
}

function valueOf(document: JsonValue, schema: JsonValue, name = ''): fc.Arbitrary<unknown> {
  if (typeof schema?.$ref === 'string') {
    return valueOf(document, document.components.schemas[schema.$ref.split('/').at(-1)], name);
  }
  const choices: JsonValue[] | undefined = schema?.anyOf ?? schema?.oneOf;
  if (choices !== undefined) {
    return fc.oneof(...choices.map((each) => valueOf(document, each, name)));
  }
  return Array.isArray(schema?.enum)
    ? mostly(fc.constantFrom(...schema.enum))
    : valueOfType(document, schema, name);
}

function valueOfType(document: JsonValue, schema: JsonValue, name: string): fc.Arbitrary<unknown> {
  const type: unknown = Array.isArray(schema?.type) ? schema.type[0] : schema?.type;
  switch (type) {
    case 'object':
      return mostlyWhole(membersOf(document, schema));
    case 'array':
      return mostly(fc.array(valueOf(document, schema.items), { maxLength: 3 }));
    case 'integer':
      return mostly(LIKELY.whole, name);
    case 'number':
      return mostly(LIKELY.number, name);
    case 'boolean':
      return mostly(LIKELY.flag, name);
    default:
      return mostly(schema?.format === 'date-time' ? LIKELY.time : LIKELY.text, name);
  }
}

function membersOf(document: JsonValue, schema: JsonValue): Record<string, fc.Arbitrary<unknown>> {
  const members = Object.entries<JsonValue>(schema.properties ?? {});
  return Object.fromEntries(members.map(([name, each]) => [name, valueOf(document, each, name)]));
}

/** A value as part of a path; what no URL can hold is escaped or shortened. */
function inUrl(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(Buffer.from(text.slice(0, 2_000)).toString()) || '%00';
}

function queryString(query: unknown): string {
  const pairs = Object.entries(query ?? {}).map(([name, value]) => `${inUrl(name)}=${inUrl(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&').slice(0, 6_000)}`;
}
