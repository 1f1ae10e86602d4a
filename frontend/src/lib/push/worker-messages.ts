/**
 * Messages of the service worker to an open page: a message has come, or was tapped and leads to a path of the
 * app.
 */
export type WorkerMessage = { readonly kind: 'pushed' } | { readonly kind: 'open'; readonly path: string };

/** Whether data that came over a channel is such a message. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) {
    return false;
  }
  return data.kind === 'pushed' || (data.kind === 'open' && 'path' in data && typeof data.path === 'string');
}
