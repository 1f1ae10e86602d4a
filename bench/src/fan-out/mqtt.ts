/** Packets of MQTT 3.1.1 that a subscriber without acknowledgements needs; its chapters 2 and 3 describe them. */
const CONNECT = 0x10;
const PUBLISH = 0x30;
const SUBSCRIBE = 0x82;
const CLEAN_SESSION = 0x02;
const MORE = 0x80;
const LEAST_BYTES = 2;

/** Opens a session that ends with the connection; without keep-alive. */
export function connectPacket(clientId: string): Buffer {
  return packet(CONNECT, text('MQTT'), Buffer.from([4, CLEAN_SESSION, 0, 0]), text(clientId));
}

/** Subscribes to a topic, at most once each. */
export function subscribePacket(topic: string): Buffer {
  return packet(SUBSCRIBE, Buffer.from([0, 1]), text(topic), Buffer.from([0]));
}

/** Publishes a value to a topic. */
export function publishPacket(topic: string, value: string): Buffer {
  return packet(PUBLISH, text(topic), Buffer.from(value));
}

/** Kinds of packets that are read. */
export type PacketKind = 'connected' | 'subscribed' | 'value' | 'other';

/** Gives what reads the packets of a connection as they come, in whatever parts. */
export function packetReader(onPacket: (kind: PacketKind) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let size = packetSize(rest); size !== null && size <= rest.length; size = packetSize(rest)) {
      onPacket(kindOf(rest));
      rest = rest.subarray(size);
    }
  };
}

function kindOf(bytes: Buffer): PacketKind {
  const first = (bytes[0] ?? 0) >> 4;
  return first === 2 ? 'connected' : first === 9 ? 'subscribed' : first === 3 ? 'value' : 'other';
}

/** Length of the packet that begins here, head included; null while its length is not there. */
function packetSize(bytes: Buffer): number | null {
  if (bytes.length < LEAST_BYTES) {
    return null;
  }
  let length = 0;
  let at = 1;
  for (let factor = 1; ; factor *= MORE) {
    const byte = bytes[at];
    if (byte === undefined) {
      return null;
    }
    at += 1;
    length += (byte % MORE) * factor;
    if (byte < MORE) {
      return at + length;
    }
  }
}

function packet(head: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length: number[] = [];
  let rest = body.length;
  do {
    const low = rest % MORE;
    rest = Math.floor(rest / MORE);
    length.push(rest > 0 ? low + MORE : low);
  } while (rest > 0);
  return Buffer.concat([Buffer.from([head, ...length]), body]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
