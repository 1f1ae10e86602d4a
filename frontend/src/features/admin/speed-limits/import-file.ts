import { fetchPacked } from '../../../lib/fetch-packed';

/** What came of a file of limits. */
export type ImportAnswer =
  | { readonly kind: 'done'; readonly proposed: number; readonly unchanged: number }
  /** Faulty features, counted from 0, with the name of the property. */
  | {
      readonly kind: 'faulty';
      readonly faults: readonly { readonly index: number; readonly field: string }[];
    }
  | { readonly kind: 'notJson' | 'failed' };

interface ImportedFile {
  readonly text: string;
  readonly reason: string;
  readonly clientId: string;
}

/** Sends a file of limits to be proposed, all or none. */
export async function importFile({ text, reason, clientId }: ImportedFile): Promise<ImportAnswer> {
  const limits = parsed(text);
  if (limits === null) {
    return { kind: 'notJson' };
  }
  try {
    const response = await fetchPacked('/api/admin/limits/imports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ limits, reason, clientId }),
    });
    return answerOf(response.status, await response.json());
  } catch {
    return { kind: 'failed' };
  }
}

function answerOf(status: number, body: unknown): ImportAnswer {
  const given = new Map(Object.entries(Object(body)));
  const [proposed, unchanged] = [given.get('proposed'), given.get('unchanged')];
  if (status === 200 && typeof proposed === 'number' && typeof unchanged === 'number') {
    return { kind: 'done', proposed, unchanged };
  }
  const faults = Object.keys(Object(given.get('fields'))).flatMap((name) => {
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
