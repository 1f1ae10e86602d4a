import { isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
/** Groups of the /64 prefix: the smallest network that a provider hands to one customer (RFC 6177). */
const COUNTED_GROUPS = 4;

/**
 * The key by which everything that an address does is counted: an IPv4 address as it is (also one that is written as
 * IPv6, `::ffff:192.0.2.1`), and of an IPv6 address its /64, such as `2001:db8:0:1::/64`, since one customer can use
 * every address of that. Text that is no address stands for itself. A connection that has broken meanwhile has no address any more,
 * whatever the types of Node and Fastify say: all of those count as one, and nobody hears the answer.
 */
export function countedAddress(address: string | undefined): string {
  const given = address ?? '';
  const [bare = ''] = given.trim().split('%');
  if (!isIPv6(bare)) {
    return given;
  }
  const groups = groupsOf(bare);
  return mappedIpv4(groups) ?? `${groups.slice(0, COUNTED_GROUPS).map(hexadecimal).join(':')}::/64`;
}

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)),
  );
  const known = [...(first ?? []), ...(last ?? [])];
  const zeros = Array.from({ length: IPV6_GROUPS - known.length }, () => 0);
  return [...(first ?? []), ...zeros, ...(last ?? [])];
}

/** The IPv4 address that a dual-stack socket reports as `::ffff:a.b.c.d`, or null. */
function mappedIpv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : null;
}

function hexadecimal(group: number): string {
  return group.toString(16);
}
