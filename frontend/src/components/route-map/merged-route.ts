import type { RouteMapPoint } from './route-map-types';

/** The route that the server knows, followed by what this page has seen and the server has not sent yet. */
export function mergedRoute(
  received: readonly RouteMapPoint[],
  seen: readonly RouteMapPoint[],
): readonly RouteMapPoint[] {
  const last = received.at(-1);
  if (last === undefined) {
    return seen;
  }
  const lastMs = Date.parse(last.recordedAt);
  const newer = seen.findIndex(({ recordedAt }) => Date.parse(recordedAt) > lastMs);
  return newer === -1 ? received : [...received, ...seen.slice(newer)];
}
