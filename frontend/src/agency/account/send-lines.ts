/** Outcome of bringing lines. */
export type LinesOutcome =
  | { readonly kind: 'done'; readonly lineCount: number; readonly stopCount: number }
  /** Sentences of the server that name file, line and column. */
  | { readonly kind: 'wrong'; readonly faults: string }
  | { readonly kind: 'failed' };

/** Sends a GTFS archive, which replaces the lines of the agency or nothing. */
export async function sendLines(archive: Blob): Promise<LinesOutcome> {
  try {
    const answer = await fetch('/api/agency/gtfs', {
      method: 'POST',
      headers: { 'content-type': 'application/zip' },
      body: archive,
    });
    const body: unknown = await answer.json();
    if (answer.ok) {
      return { kind: 'done', lineCount: numberIn(body, 'lineCount'), stopCount: numberIn(body, 'stopCount') };
    }
    const faults = faultsIn(body);
    return faults === null ? { kind: 'failed' } : { kind: 'wrong', faults };
  } catch {
    return { kind: 'failed' };
  }
}

function numberIn(body: unknown, name: string): number {
  const value = isObject(body) ? body[name] : null;
  return typeof value === 'number' ? value : 0;
}

function faultsIn(body: unknown): string | null {
  const fields = isObject(body) ? body.fields : null;
  const feed = isObject(fields) ? fields.feed : null;
  return typeof feed === 'string' ? feed : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
