import { isIP } from 'node:net';
import { WEBHOOK_URL_MAX } from '@wakafine/domain/events/webhooks';
import { hasControlCharacter } from '@wakafine/domain/input/limits';
import type { WebhookConfig } from '../config/webhook-config';
import { isPublicAddress } from './public-address';

const HTTPS_PORT = 443;
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Names that no public name server answers for (RFC 6761, 6762, 8375, and `internal`), and names without a dot. */
const INSIDE = /(^|\.)(localhost|local|internal|home\.arpa)\.?$|^[^.]+\.?$/;

/** Fault of the address of a webhook as a sentence, or null. Whom its name leads to is looked at with each delivery. */
export function webhookUrlFault(text: string, { ports, isLoopbackAllowed }: WebhookConfig): string | null {
  // URL leaves such characters out, so that what is stored would not be what was looked at.
  if (text.length > WEBHOOK_URL_MAX || hasControlCharacter(text) || /\s/.test(text) || !URL.canParse(text)) {
    return `Must be an address such as https://example.org/hook, of at most ${WEBHOOK_URL_MAX} characters`;
  }
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') {
    return 'Must have neither a user, nor a password, nor a fragment';
  }
  if (isLoopbackAllowed && LOOPBACK_HOST.test(hostname) && ['http:', 'https:'].includes(protocol)) {
    return null;
  }
  if (protocol !== 'https:') {
    return 'Must begin with https://';
  }
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0 ? INSIDE.test(host) : !isPublicAddress(host)) {
    return 'Must lead to an address in the public internet';
  }
  return ports.includes(port === '' ? HTTPS_PORT : Number(port))
    ? null
    : `Must use one of these ports: ${ports.join(', ')}`;
}
