import { rangeSentence } from '@wakafine/domain/input/limits';
import { Ajv } from 'ajv';
import type { ErrorObject } from 'ajv';
import type { FastifyInstance } from 'fastify';
import fastJson from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import { AppError, badInput } from '../../../platform/errors';
import { INPUT_FORMATS, isInputFormat } from './input-formats';

/** Keywords whose fault is that of a schema within, which is named by itself. */
const COMBINING = ['if', 'anyOf', 'allOf', 'oneOf', 'not'];
/** So many faulty fields are named at once. */
const MOST_FAULTS = 100;
/**
 * Of a longer list the first faulty field is named: to collect the faults of a million members would exhaust
 * memory.
 */
const MOST_SEARCHED = 200;

type SchemaPart = Readonly<Record<string, unknown>>;

/**
 * Makes Fastify hold every request to the schemas of its route: a body as it is, a query string with its texts read as
 * the numbers that the schema asks for. A request that differs is refused with the sentence of each faulty field. Schemas
 * are compiled when they are first needed: together they need a second, and a server answers few calls in its
 * first one.
 */
export function validateRequests(app: FastifyInstance): void {
  const ofBodies = once(() => requestAjvs({ coerceTypes: false }));
  const ofTexts = once(() => requestAjvs({ coerceTypes: true }));
  app.setValidatorCompiler<SchemaPart>(({ schema, httpPart }) => {
    const ajvs = httpPart === 'body' ? ofBodies : ofTexts;
    const check = once(() => ajvs().quick.compile(schema));
    const search = once(() => ajvs().thorough.compile(schema));
    return (data: unknown) => {
      // Bytes are read by the call that asked for them.
      if (Buffer.isBuffer(data)) {
        return { value: data };
      }
      const isValid = check();
      const isAsSaid = isValid(data);
      const boundless = boundlessNumbers(data, schema);
      if (isAsSaid && boundless.length === 0) {
        return { value: data };
      }
      const first = [...(isValid.errors ?? []), ...boundless];
      const all = search();
      return {
        error: refusalOf(
          hasLongList(data) || all(data) ? first : [...(all.errors ?? []), ...boundless],
          schema,
        ),
      };
    };
  });
  app.setSerializerCompiler<Schema>(({ schema }) => {
    const serialize = once(() => fastJson(schema, { schema: app.getSchemas() as Record<string, Schema> }));
    return (data: unknown) => serialize()(data);
  });
}

/** A function that computes its value when it is first called. */
function once<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | null = null;
  return () => (computed ??= { value: compute() }).value;
}

/** One that stops at the first fault, and one that finds them all. */
function requestAjvs(options: { coerceTypes: boolean }): { quick: Ajv; thorough: Ajv } {
  return {
    quick: requestAjv({ ...options, allErrors: false }),
    thorough: requestAjv({ ...options, allErrors: true }),
  };
}

function requestAjv(options: { coerceTypes: boolean; allErrors: boolean }): Ajv {
  const ajv = new Ajv({ ...options, verbose: true, allowUnionTypes: true, strictTypes: false });
  for (const [name, fault] of Object.entries(INPUT_FORMATS)) {
    ajv.addFormat(name, (text) => fault(text) === null);
  }
  return ajv.addKeyword('x-sentence');
}

/**
 * Faults of numbers that a text of more than 308 digits was read as: Ajv takes the text for a number, and compares only
 * finite ones with minimum and maximum.
 */
function boundlessNumbers(data: unknown, schema: SchemaPart): ErrorObject[] {
  return Object.entries(isPart(data) ? data : {})
    .filter(([, value]) => value === Infinity || value === -Infinity)
    .map(([name, value]) => ({
      keyword: 'maximum',
      instancePath: `/${name}`,
      schemaPath: '',
      params: {},
      parentSchema: partAt(partAt(schema, 'properties'), name) ?? {},
      data: value,
    }));
}

function hasLongList(data: unknown): boolean {
  return (
    isPart(data) && Object.values(data).some((list) => Array.isArray(list) && list.length > MOST_SEARCHED)
  );
}

/** The refusal of a request: one sentence a field, in the order in which the schema has them. */
function refusalOf(errors: readonly ErrorObject[], schema: SchemaPart): AppError {
  const fields = new Map<string, string>();
  for (const { keyword, instancePath, parentSchema, params, data } of errors) {
    const missing = keyword === 'required' ? String(params.missingProperty) : null;
    const at = [...instancePath.split('/').slice(1).map(unescaped), ...(missing === null ? [] : [missing])];
    if (at.length === 0 && !COMBINING.includes(keyword)) {
      return new AppError('BAD_USER_INPUT', { sentence: 'The body must be a JSON object.' });
    }
    if (!COMBINING.includes(keyword) && !fields.has(at.join('.')) && fields.size < MOST_FAULTS) {
      const faulty = missing === null ? parentSchema : partAt(parentSchema?.properties, missing);
      fields.set(
        at.join('.'),
        sentenceFor(faulty ?? {}, { keyword, data: missing === null ? data : undefined }),
      );
    }
  }
  const order = Object.keys(partAt(schema, 'properties') ?? {});
  const placeOf = ([path]: [string, string]): number => order.indexOf(path.split('.')[0] ?? '');
  return badInput(Object.fromEntries([...fields].sort((one, other) => placeOf(one) - placeOf(other))));
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function partAt(parent: unknown, name: string): SchemaPart | undefined {
  const part: unknown = isPart(parent) ? parent[name] : undefined;
  return isPart(part) ? part : undefined;
}

function isPart(value: unknown): value is SchemaPart {
  return typeof value === 'object' && value !== null;
}

/** Expected type of a value that is missing or invalid, or its fault. */
function sentenceFor(schema: SchemaPart, { keyword, data }: { keyword: string; data: unknown }): string {
  const { format, maxLength, minLength, maxItems, minItems } = schema;
  if (typeof schema['x-sentence'] === 'string') {
    return schema['x-sentence'];
  }
  const ofFormat = isInputFormat(format) ? INPUT_FORMATS[format](typeof data === 'string' ? data : '') : null;
  if (ofFormat !== null) {
    return ofFormat;
  }
  if (Array.isArray(schema.enum)) {
    return `Must be one of ${schema.enum.filter((name) => name !== null).join(', ')}`;
  }
  switch (keyword) {
    case 'maxLength':
      return `Must be at most ${String(maxLength)} characters`;
    case 'minLength':
      return `Must be at least ${String(minLength)} characters`;
    case 'maxItems':
      return `Must have at most ${String(maxItems)} members`;
    case 'minItems':
      return `Must have at least ${String(minItems)} members`;
    default:
      return sentenceOfType(schema);
  }
}

function sentenceOfType({ type, minimum: min, maximum: max }: SchemaPart): string {
  const isRange = typeof min === 'number' && typeof max === 'number';
  switch ([type].flat()[0]) {
    case 'integer':
      return isRange ? `Must be a whole number from ${min} to ${max}` : 'Must be a whole number';
    case 'number':
      return isRange ? rangeSentence({ min, max }) : 'Must be a number';
    case 'boolean':
      return 'Must be true or false';
    case 'array':
      return 'Must be a list';
    case 'object':
      return 'Must be an object';
    default:
      return 'Must be a text';
  }
}
