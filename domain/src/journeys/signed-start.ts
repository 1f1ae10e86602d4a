/**
 * Content that an enrolled phone signs to start a journey in its vehicle; a journey's `clientId` is accepted
 * once.
 */
export function startMessage(start: { clientId: string; startedAt: Date; deviceId: string }): string {
  return `wf-start:${start.clientId}:${start.startedAt.toISOString()}:${start.deviceId}`;
}
