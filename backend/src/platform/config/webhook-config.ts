/** Addresses that webhooks may call, all of the public internet. */
export interface WebhookConfig {
  /** Ports of https. */
  readonly ports: readonly number[];
  /** Whether this machine itself may be called, also without https and at any port: for development alone. */
  readonly isLoopbackAllowed: boolean;
}

const USUAL_PORTS = [443, 8443];
const LARGEST_PORT = 65_535;

/** The usual ports, and never this machine itself. */
export const NO_LOOPBACK: WebhookConfig = { ports: USUAL_PORTS, isLoopbackAllowed: false };

/**
 * Parses WEBHOOK_PORTS. A server that others can reach, and one in production, never calls the machine that it runs on: anyone who adds a
 * webhook would reach what is open to that machine alone.
 */
export function readWebhooks(
  given: Readonly<Record<string, string | undefined>>,
  { isProduction, isLoopback, faults }: { isProduction: boolean; isLoopback: boolean; faults: string[] },
): WebhookConfig {
  const ports = given.WEBHOOK_PORTS?.split(',').map((port) => port.trim());
  if (ports?.some((port) => !/^[1-9]\d{0,4}$/.test(port) || Number(port) > LARGEST_PORT) === true) {
    faults.push('WEBHOOK_PORTS must be ports with commas between them, such as 443,8443');
  }
  return { ports: ports?.map(Number) ?? USUAL_PORTS, isLoopbackAllowed: isLoopback && !isProduction };
}
