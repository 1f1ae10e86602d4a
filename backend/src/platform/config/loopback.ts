/** Whether a host name or an address to listen on is this machine itself. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host);
}

/** Whether a network address is this machine itself: 127.0.0.0/8 and ::1, also IPv4 written as IPv6. */
export function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address) || address === '::1';
}
