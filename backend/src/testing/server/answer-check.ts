import type { Ajv, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Routes of the document and its page; not calls of the API. */
const ABOUT_THE_API = /^\/api\/(openapi\.json|docs)/;
/** Whatever a handler gives, these leave without a body. */
const BODILESS = [204, 304];
const ERROR_SHAPE = ['components', 'schemas', 'Error'];

/**
 * Holds every answer under `/api` to the schema that the OpenAPI document gives for its call and status: one that
 * differs becomes a 500, so that the test that got it fails, and the difference is written to standard error.
 */
export function checkAnswers(app: FastifyInstance): void {
  let check: AnswerCheck | null = null;
  app.addHook('onSend', async (request, reply, payload) => {
    const url = request.routeOptions.url ?? '';
    if (!request.url.startsWith('/api') || ABOUT_THE_API.test(url) || request.method === 'HEAD') {
      return payload;
    }
    check ??= new AnswerCheck(app.swagger());
    const fault = check.faultOf(request, reply, payload);
    if (fault !== null) {
      const message = `${request.method} ${request.url} answered ${reply.statusCode}: ${fault}`;
      process.stderr.write(`${message}\n${String(payload)}\n`);
      throw new Error(message);
    }
    return payload;
  });
}

class AnswerCheck {
  private readonly ajv: Ajv;
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(private readonly document: object) {
    this.ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(this.ajv);
    this.ajv.addSchema(document, 'openapi');
  }

  /** Difference from the document, or null. Streams are not read. */
  faultOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
    const place = this.placeOf(request, reply.statusCode);
    if (place === null) {
      return BODILESS.includes(reply.statusCode) ? null : 'an answer that the document has no body for';
    }
    if (typeof payload !== 'string') {
      return payload === null ? 'no body where the document has one' : null;
    }
    const isJson = /^application\/(geo\+)?json/.test(String(reply.getHeader('content-type')));
    const validate = this.validatorAt(place);
    return validate(isJson ? JSON.parse(payload) : payload) ? null : this.ajv.errorsText(validate.errors);
  }

  /** Path of the schema of an answer in the document; null where it documents an answer without a body. */
  private placeOf({ routeOptions, method }: FastifyRequest, status: number): readonly string[] | null {
    const path = (routeOptions.url ?? '').replace(/:(\w+)(\([^)]*\))?/g, '{$1}');
    const responses = ['paths', path, method.toLowerCase(), 'responses'];
    if (this.at(responses) === undefined) {
      return ERROR_SHAPE;
    }
    const own = [...responses, String(status)];
    const content = [...(this.at(own) === undefined ? [...responses, 'default'] : own), 'content'];
    const [type] = Object.keys(this.at(content) ?? {});
    return type === undefined ? null : [...content, type, 'schema'];
  }

  private at(place: readonly string[]): object | undefined {
    return place.reduce<object | undefined>((parent, name) => {
      const entry = Object.entries(parent ?? {}).find(([key]) => key === name);
      const value: unknown = entry?.[1];
      return typeof value === 'object' && value !== null ? value : undefined;
    }, this.document);
  }

  private validatorAt(place: readonly string[]): ValidateFunction {
    const pointer = place.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'));
    const $ref = `openapi#/${pointer.map(encodeURIComponent).join('/')}`;
    const known = this.validators.get($ref) ?? this.ajv.compile({ $ref });
    this.validators.set($ref, known);
    return known;
  }
}
