import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not of the public internet (IANA special-purpose registry), and one that clouds answer on themselves. */
const NOT_PUBLIC_4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // The wire server of Azure.
  ['168.63.129.16', 32],
];
/** All that is routed in the public internet lies in 2000::/3; of that these are not, or lead to an IPv4 address within. */
const NOT_PUBLIC_6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const denied = new BlockList();
NOT_PUBLIC_4.forEach(([network, prefix]) => denied.addSubnet(network, prefix, 'ipv4'));
NOT_PUBLIC_6.forEach(([network, prefix]) => denied.addSubnet(network, prefix, 'ipv6'));
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address is of the public internet: not private, loopback, link-local, shared by a carrier, multicast, of a cloud's own
 * services, nor one that hides an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !denied.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !denied.check(address, 'ipv6');
    default:
      return false;
  }
}
