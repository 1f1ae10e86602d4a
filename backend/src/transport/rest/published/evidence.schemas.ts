import { Type } from '@sinclair/typebox';
import { PROOF_STATUSES } from '@wakafine/domain/evidence/evidence-file';
import { RECORD_KINDS } from '@wakafine/domain/evidence/record';
import { ASKED_EACH_TIME } from '../../http/public-answer';
import { declareCall } from '../door/declare-call';
import { COUNT, described, nullable, object, oneOf, TEXT, TIME } from '../door/schemas';

const HASH = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, hexadecimal.' });
const EXAMPLE_HASH = 'ab'.repeat(32);
const EXAMPLE_KEY = 'wakafine.example/evidence+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const EXAMPLE_NOTE =
  'wakafine.example/evidence\n64\nq6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s=\ntime 1795000000\n\n\u2014 ...\n';
const KEYS = Type.Array(TEXT, {
  description:
    'Keys that sign the log, `name+number+key` (C2SP signed-note): compare them with those on paper.',
});

export const GET_PROOF = declareCall({
  method: 'GET',
  path: '/api/evidence/:proofId/proof',
  operationId: 'getEvidenceProof',
  tag: 'evidence',
  summary: 'Whether a record of a violation is as it was sealed, with all that checking it needs',
  description:
    'Anyone who holds the number gets hashes, the way through the tree, the signed checkpoint and the status, and nothing measured. The owner gets the contents of all parts, staff all but the plate.',
  session: 'optional',
  isLong: true,
  params: Type.Object({
    proofId: Type.String({
      description: '32 hexadecimal digits, from the QR. Any other text is the number of nothing: NOT_FOUND.',
    }),
  }),
  answers: {
    200: object(
      {
        proofId: described(TEXT, '32 hexadecimal digits.'),
        status: oneOf(PROOF_STATUSES, {
          description:
            'VALID: as sealed, and in the signed log. ALTERED: something was changed since. WITHDRAWN: genuine, and it counts for nothing. NOT_INCLUDED: in the log within a minute.',
        }),
        kind: oneOf(RECORD_KINDS, { description: 'OPENED until it is sealed with its fixes: BUNDLE.' }),
        writtenAt: TIME,
        parts: Type.Record(
          Type.String({ pattern: '^[a-z]{1,20}$' }),
          object({
            digest: HASH,
            salt: nullable(HASH, { description: 'Null where the content is withheld or erased.' }),
            body: Type.Unknown({ description: 'The content: JSON without fractions.' }),
          }),
          {
            description:
              'Parts by name. Digest of a part: SHA-256 of its salt and its canonical JSON (RFC 8785).',
          },
        ),
        commitment: described(HASH, 'Hash of kind and parts, which is the content of the leaf.'),
        inclusion: nullable(
          object({
            index: described(COUNT, 'Number of the leaf, from 0.'),
            size: described(COUNT, 'Leaves in the tree.'),
            hashes: Type.Array(HASH),
          }),
          { description: 'Way to the root by RFC 6962; null until it is in a signed tree.' },
        ),
        checkpoint: nullable(TEXT, { description: 'Signed note (C2SP); null until it is in a signed tree.' }),
        keys: KEYS,
        paper: nullable(TEXT, {
          description:
            'Place, hour and limit, AES-128-GCM under the key behind # in the address on paper: nonce of 12 bytes, text, tag, in base64.',
        }),
      },
      {
        description: 'The record and its proof: the file that `npm run verify-evidence` reads.',
        examples: [
          {
            proofId: '00112233445566778899aabbccddeeff',
            status: 'VALID',
            kind: 'BUNDLE',
            writtenAt: '2026-11-22T12:37:00.000Z',
            parts: { fixes: { digest: EXAMPLE_HASH, salt: null, body: null } },
            commitment: EXAMPLE_HASH,
            inclusion: { index: 5, size: 64, hashes: [EXAMPLE_HASH] },
            checkpoint: EXAMPLE_NOTE,
            keys: [EXAMPLE_KEY],
            paper: null,
          },
        ],
      },
    ),
  },
  refusals: ['NOT_FOUND'],
});

const CHECKPOINT = {
  size: described(COUNT, 'Leaves in the tree.'),
  root: HASH,
  signedAt: TIME,
  note: described(TEXT, 'Signed note (C2SP tlog-checkpoint).'),
  keys: KEYS,
};
const EXAMPLE_CHECKPOINT = {
  size: 64,
  root: EXAMPLE_HASH,
  signedAt: '2026-11-26T15:00:00.000Z',
  note: EXAMPLE_NOTE,
  keys: [EXAMPLE_KEY],
};
const SIZE_IN_PATH = 'Number of leaves that was signed; any other text is NOT_FOUND.';

export const GET_CHECKPOINT = declareCall({
  method: 'GET',
  path: '/api/evidence/checkpoints/:size',
  operationId: 'getEvidenceCheckpoint',
  tag: 'evidence',
  summary: 'What the log of evidence was when it was signed',
  description: 'Store one: a log that is rewritten afterwards can no longer be shown to begin with it.',
  session: 'none',
  freshness: ASKED_EACH_TIME,
  params: Type.Object({ size: Type.String({ description: `\`latest\`, or: ${SIZE_IN_PATH}` }) }),
  answers: {
    200: object(CHECKPOINT, { description: 'The checkpoint.', examples: [EXAMPLE_CHECKPOINT] }),
  },
  refusals: ['NOT_FOUND'],
});

export const GET_CONSISTENCY = declareCall({
  method: 'GET',
  path: '/api/evidence/checkpoints/:size/consistency',
  operationId: 'getEvidenceConsistency',
  tag: 'evidence',
  summary: 'A proof that the newest log begins with that of a checkpoint',
  description: 'By RFC 6962, section 2.1.2.',
  session: 'none',
  freshness: ASKED_EACH_TIME,
  params: Type.Object({ size: Type.String({ description: SIZE_IN_PATH }) }),
  answers: {
    200: object(
      { from: object(CHECKPOINT), to: object(CHECKPOINT), hashes: Type.Array(HASH) },
      {
        description: 'Both checkpoints and the proof between them.',
        examples: [{ from: EXAMPLE_CHECKPOINT, to: EXAMPLE_CHECKPOINT, hashes: [] }],
      },
    ),
  },
  refusals: ['NOT_FOUND'],
});
