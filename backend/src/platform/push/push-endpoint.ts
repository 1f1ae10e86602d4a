import { hasControlCharacter } from '@wakafine/domain/input/limits';

const LOOPBACK_HOSTS = ['127.0.0.1', '[::1]', 'localhost'];
/** Longest address of a push service, characters. */
export const PUSH_ENDPOINT_MAX = 2048;

/**
 * Whether the server may call the address that a browser names: an https address of a known push service. Loopback,
 * where it is configured, may be without https.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  // URL leaves such characters out or packs them, so that what is stored would not be what was looked at.
  if (endpoint.length > PUSH_ENDPOINT_MAX || hasControlCharacter(endpoint) || !URL.canParse(endpoint)) {
    return false;
  }
  const { protocol, hostname, username, password } = new URL(endpoint);
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  const isSecure = protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname));
  return isKnown && isSecure && username === '' && password === '';
}
