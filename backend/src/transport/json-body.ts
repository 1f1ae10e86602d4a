import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { AppError, asAppError } from '../platform/errors';
import { hasLongDocument, LONG_DOCUMENT } from './graphql/long-document';
import { unpackBody } from './http/gzip-body';
import { isGraphql } from './http/is-graphql';
import { FORM_TYPE } from './rest/door/declare-call';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media type of the bytes that a route reads in place of JSON. */
    binaryBody?: string;
    /** Whether the bytes of the body are needed beside what is in them: its sender has signed them. */
    isSigned?: boolean;
    /** Whether a route reads the fields of a form as well as JSON. */
    readsForms?: boolean;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where the route asks for it; null elsewhere. */
    signedBytes: Buffer | null;
  }
}

/** Without one of these in its bytes, a body has no member that would change what its object inherits from. */
const SUSPECT = ['__proto__', 'constructor', '\\u00'].map((text) => Buffer.from(text));

/**
 * Makes JSON in UTF-8, plain or as gzip, the only body that is read; members that would change what an object inherits
 * from are refused. The body of a GraphQL request whose document is too long is not read ({@link LONG_DOCUMENT}).
 */
export function readJsonOnly(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.headers['content-encoding'] === undefined) {
      done(null, payload);
      return;
    }
    try {
      done(null, unpackBody(request, payload));
    } catch (error) {
      done(asAppError(error));
    }
  });
  app.decorateRequest('signedBytes', null);
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  const parseSuspect = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) {
      done(null, undefined);
    } else if (!Buffer.isBuffer(bytes) || !isUtf8(bytes)) {
      done(new AppError('BAD_USER_INPUT', { sentence: 'The body must be UTF-8.' }));
    } else if (isGraphql(request) && hasLongDocument(bytes)) {
      done(null, LONG_DOCUMENT);
    } else {
      if (request.routeOptions.config.isSigned === true) {
        request.signedBytes = bytes;
      }
      void (isSuspect(bytes) ? parseSuspect : parse)(request, bytes.toString(), done);
    }
  });
}

/** Lets routes that ask for it read the bytes of one more media type; for all others it is as unknown as before. */
export function readBytesToo(app: FastifyInstance, mediaType: string): void {
  app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request, bytes, done) => {
    const isAsked = request.routeOptions.config.binaryBody === mediaType;
    done(isAsked ? null : new AppError('UNSUPPORTED_MEDIA_TYPE'), isAsked ? bytes : undefined);
  });
}

/** Lets routes that ask for it read the fields of a form; for all others it is as unknown as before. */
export function readFormsToo(app: FastifyInstance): void {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.readsForms === true) {
      done(null, Object.fromEntries(new URLSearchParams(String(text))));
    } else {
      done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    }
  });
}

function isSuspect(bytes: Buffer): boolean {
  return SUSPECT.some((text) => bytes.includes(text));
}
