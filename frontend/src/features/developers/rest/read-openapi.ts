import { isObject } from '../api/json-object';

/** A value of a call: a parameter, or a member of a body or shape. */
export interface RestValue {
  name: string;
  /** Place of a parameter: `path`, `query` or `header`; null for a member. */
  place: string | null;
  isRequired: boolean;
  type: string;
  description: string;
}

/** One documented call. */
export interface RestCall {
  /** Such as `GET /api/journeys`. */
  name: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** Whether it can be made without a session. */
  isOpen: boolean;
  values: readonly RestValue[];
  members: readonly RestValue[];
  /** Example of the body, JSON; null for a call without one. */
  example: string | null;
  answers: readonly { status: string; type: string; description: string }[];
}

/** A named shape of answers. */
export interface RestShape {
  name: string;
  description: string;
  members: readonly RestValue[];
  example: string | null;
}

/** The document as the page shows it. */
export interface RestReference {
  about: string;
  tags: readonly { name: string; description: string }[];
  calls: readonly RestCall[];
  shapes: readonly RestShape[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads an OpenAPI 3.1 document; what is not as expected is left out. */
export function readOpenApi(document: unknown): RestReference {
  const { info, tags, paths, components } = objectOf(document);
  return {
    about: textOf(objectOf(info).description),
    tags: listOf(tags).map((tag) => ({
      name: textOf(objectOf(tag).name),
      description: textOf(objectOf(tag).description),
    })),
    calls: Object.entries(objectOf(paths)).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const call = objectOf(item)[method];
        return isObject(call) ? [callOf(method.toUpperCase(), path, call)] : [];
      }),
    ),
    shapes: Object.entries(objectOf(objectOf(components).schemas)).map(([name, schema]) => ({
      name,
      description: textOf(objectOf(schema).description),
      members: membersOf(schema),
      example: jsonOf(listOf(objectOf(schema).examples)[0]),
    })),
  };
}

function callOf(method: string, path: string, call: Record<string, unknown>): RestCall {
  const [body] = Object.values(objectOf(objectOf(call.requestBody).content)).map(objectOf);
  return {
    name: `${method} ${path}`,
    method,
    path,
    tag: textOf(listOf(call.tags)[0]),
    summary: textOf(call.summary),
    description: textOf(call.description),
    isOpen: isOpen(listOf(call.security)),
    values: listOf(call.parameters)
      .map(objectOf)
      .map((value) => ({
        name: textOf(value.name),
        place: textOf(value.in),
        isRequired: value.required === true,
        type: shapeText(value.schema),
        description: textOf(value.description),
      })),
    members: membersOf(body?.schema),
    example: jsonOf(body?.example),
    answers: Object.entries(objectOf(call.responses)).map(([status, answer]) => {
      const [content] = Object.values(objectOf(objectOf(answer).content)).map(objectOf);
      return { status, type: shapeText(content?.schema), description: textOf(objectOf(answer).description) };
    }),
  };
}

/** Whether nothing is asked for, or one of the ways asks for nothing. */
function isOpen(ways: readonly unknown[]): boolean {
  return ways.length === 0 || ways.some((way) => Object.keys(objectOf(way)).length === 0);
}

function membersOf(schema: unknown): RestValue[] {
  const { properties, required } = objectOf(schema);
  return Object.entries(objectOf(properties)).map(([name, member]) => ({
    name,
    place: null,
    isRequired: listOf(required).includes(name),
    type: shapeText(member),
    description: textOf(objectOf(member).description),
  }));
}

/** A schema in a few words: the name of a shape, a list in brackets, alternatives with bars. */
export function shapeText(schema: unknown): string {
  const { $ref, type, items, anyOf, enum: values, format } = objectOf(schema);
  if (typeof $ref === 'string') {
    return $ref.slice($ref.lastIndexOf('/') + 1);
  }
  if (Array.isArray(anyOf)) {
    return [...new Set(anyOf.map(shapeText))].join(' | ');
  }
  if (Array.isArray(values)) {
    return values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' | ');
  }
  if (type === 'array') {
    return `[${shapeText(items)}]`;
  }
  const named = Array.isArray(type) ? type.join(' | ') : textOf(type);
  return typeof format === 'string' ? `${named} (${format})` : named;
}

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value, null, 2);
}
