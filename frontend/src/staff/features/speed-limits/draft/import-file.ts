import type { LimitChangeEffectFragment } from '../../../../graphql/staff';
import { fetchPacked } from '../../../../lib/network/fetch-packed';

/**
 * Reason why a file was refused: faulty features, counted from 0, with the name of the property; or no file of
 * limits at all.
 */
export type FileRefusal =
  | {
      readonly kind: 'faulty';
      readonly faults: readonly { readonly index: number; readonly field: string }[];
    }
  | { readonly kind: 'notJson' | 'failed' };

/** Outcome of a file of limits. */
export type ImportAnswer =
  { readonly kind: 'done'; readonly proposed: number; readonly unchanged: number } | FileRefusal;

/** Changes that a file of limits would make; `busy` while another count for the same person runs. */
export type FileEffectAnswer =
  | { readonly kind: 'counted'; readonly effect: LimitChangeEffectFragment }
  | { readonly kind: 'busy' }
  | FileRefusal;

interface ImportedFile {
  readonly text: string;
  readonly reason: string;
  readonly clientId: string;
}

const CONFLICT = 409;

/** Sends a file of limits to be proposed, all or none. */
export async function importFile({ text, reason, clientId }: ImportedFile): Promise<ImportAnswer> {
  const answer = await send('/api/admin/limits/imports', text, { reason, clientId });
  if ('kind' in answer) {
    return answer;
  }
  const given = new Map(Object.entries(Object(answer.body)));
  const [proposed, unchanged] = [given.get('proposed'), given.get('unchanged')];
  return typeof proposed === 'number' && typeof unchanged === 'number'
    ? { kind: 'done', proposed, unchanged }
    : { kind: 'failed' };
}

/** Asks what a file of limits would have made of the violations of the last 30 days; proposes nothing. */
export async function previewFile(text: string): Promise<FileEffectAnswer> {
  const answer = await send('/api/admin/limits/imports/preview', text, {});
  if ('kind' in answer) {
    return answer;
  }
  return answer.status === CONFLICT
    ? { kind: 'busy' }
    : { kind: 'counted', effect: answer.body as LimitChangeEffectFragment }; // As the call is documented.
}

async function send(
  path: string,
  text: string,
  more: object,
): Promise<FileRefusal | { readonly status: number; readonly body: unknown }> {
  const limits = parsed(text);
  if (limits === null) {
    return { kind: 'notJson' };
  }
  try {
    const response = await fetchPacked(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ limits, ...more }),
    });
    const { status } = response;
    const body: unknown = await response.json();
    return status === 200 || status === CONFLICT ? { status, body } : refusalOf(status, body);
  } catch {
    return { kind: 'failed' };
  }
}

function refusalOf(status: number, body: unknown): FileRefusal {
  const fields = new Map(Object.entries(Object(body))).get('fields');
  const faults = Object.keys(Object(fields)).flatMap((name) => {
    const [, index, field = ''] = /^limits\.features\.(\d+)\.?(.*)$/.exec(name) ?? [];
    return index === undefined ? [] : [{ index: Number(index), field }];
  });
  if (faults.length > 0) {
    return { kind: 'faulty', faults };
  }
  return { kind: status === 400 || status === 413 ? 'notJson' : 'failed' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
