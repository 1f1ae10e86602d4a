import type { FastifyRequest } from 'fastify';
import { getCheckpoint, getConsistency } from '../../../modules/evidence/log/checkpoints';
import { getEvidenceProof } from '../../../modules/evidence/proofs/get-evidence-proof';
import { parseId } from '../../../platform/db/pagination';
import { GET_CHECKPOINT, GET_CONSISTENCY, GET_PROOF } from './evidence.schemas';
import type { ServeCall } from '../door/rest-door';

/** The calls under `/api/evidence`. */
export function evidenceRoutes(serve: ServeCall): void {
  serve(GET_PROOF, getEvidenceProof, async ({ ctx, request, reply }) => {
    // What a session sees of it must not be shown to the next one.
    reply.header('cache-control', 'private, no-store');
    return getEvidenceProof(ctx, paramOf(request, 'proofId'));
  });

  serve(GET_CHECKPOINT, getCheckpoint, async ({ ctx, request }) => {
    const size = paramOf(request, 'size');
    return getCheckpoint(ctx, size === 'latest' ? size : parseId(size));
  });

  serve(GET_CONSISTENCY, getConsistency, async ({ ctx, request }) =>
    getConsistency(ctx, parseId(paramOf(request, 'size'))),
  );
}

function paramOf({ params }: FastifyRequest, name: string): string {
  const given: unknown =
    typeof params === 'object' && params !== null
      ? Object.entries(params).find(([key]) => key === name)?.[1]
      : null;
  return String(given);
}
