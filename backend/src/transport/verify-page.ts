import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownRecordText, verdictText } from '@wakafine/domain/evidence/verdict-texts';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getEvidenceProof } from '../modules/evidence/proofs/get-evidence-proof';
import type { Services } from '../platform/context/context';
import { asAppError } from '../platform/errors';
import { escaped, languageIn } from './page-text';

const TIME: Intl.DateTimeFormatOptions = { timeZone: 'Africa/Douala', dateStyle: 'long', timeStyle: 'short' };

const VERIFY_PATH = /^\/verify\/([^/?#]+)\/?(?:\?|$)/;

/** Answers a request for the page of a record; null where another page is wanted. */
export type SendVerifyPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null;

/**
 * The page behind the QR of a record. The app checks the record in the browser; a reader without scripts gets word and sentence from
 * here. It shows everybody the same, whatever session comes with the request.
 */
export function verifyPage(services: Services, webFolder: string): SendVerifyPage {
  const document = readFileSync(join(webFolder, 'index.html'), 'utf8');
  return (request, reply) => {
    const [, proofId] = VERIFY_PATH.exec(request.url) ?? [];
    return proofId === undefined
      ? null
      : saidOf(services, proofId, languageIn(request.headers['accept-language'])).then((said) =>
          sendDocument(reply, documentWith(document, said), said.isKnown),
        );
  };
}

function documentWith(document: string, { title, body }: Said): string {
  return document
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · WakaFine</title>`)
    .replace('<body>', () => `<body><noscript>${body}</noscript>`);
}

interface Said {
  readonly title: string;
  readonly body: string;
  readonly isKnown: boolean;
}

async function saidOf(services: Services, proofId: string, language: LanguageChoice): Promise<Said> {
  try {
    const proof = await getEvidenceProof({ ...services, actor: null }, proofId);
    const time = proof.writtenAt.toLocaleString(language === 'FR' ? 'fr-CM' : 'en-CM', TIME);
    const { record, word, sentence } = verdictText({ ...proof, time }, language);
    return {
      title: `${escaped(word)} · ${escaped(record)}`,
      body: `<main><p>${escaped(record)}</p><h1>${escaped(word)}</h1><p>${escaped(sentence)}</p></main>`,
      isKnown: true,
    };
  } catch (error) {
    if (asAppError(error).code !== 'NOT_FOUND') {
      throw error;
    }
    const text = escaped(unknownRecordText(language));
    return { title: text, body: `<main><h1>${text}</h1></main>`, isKnown: false };
  }
}

function sendDocument(reply: FastifyReply, page: string, isKnown: boolean): FastifyReply {
  return reply
    .code(isKnown ? 200 : 404)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(page);
}
