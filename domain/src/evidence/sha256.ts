/** Length of a digest, bytes. */
export const SHA256_BYTES = 32;
const BLOCK_BYTES = 64;

/** First 64 primes: the constants of the algorithm are the first bits of their roots (FIPS 180-4, sections 4.2.2 and 5.3.3). */
const PRIMES = firstPrimes(64);
const ROUND = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

/**
 * SHA-256 of some bytes (FIPS 180-4): 32 bytes. Written out here so that server, command and browser run the very same lines
 * without waiting for anything; a test compares it with the one of the platform.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(START);
  const schedule = new Int32Array(BLOCK_BYTES);
  const padded = withPadding(message);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) {
    compress(state, schedule, view, at);
  }
  const digest = new DataView(new ArrayBuffer(SHA256_BYTES));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

function withPadding(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  return padded;
}

function compress(state: Int32Array, schedule: Int32Array, view: DataView, at: number): void {
  for (let round = 0; round < 64; round += 1) {
    schedule[round] = round < 16 ? view.getInt32(at + 4 * round) : extended(schedule, round);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round += 1) {
    const upper = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + upper + ((e & f) ^ (~e & g)) + word(ROUND, round) + word(schedule, round)) | 0;
    const lower = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (lower + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    // One by one: a list of eight would be made anew in each round.
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  add(state, 0, a);
  add(state, 1, b);
  add(state, 2, c);
  add(state, 3, d);
  add(state, 4, e);
  add(state, 5, f);
  add(state, 6, g);
  add(state, 7, h);
}

function add(state: Int32Array, at: number, value: number): void {
  state[at] = (word(state, at) + value) | 0;
}

function extended(schedule: Int32Array, round: number): number {
  const early = word(schedule, round - 15);
  const late = word(schedule, round - 2);
  return (
    word(schedule, round - 16) +
    (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
    word(schedule, round - 7) +
    (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))
  );
}

function turned(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function word(words: Int32Array, at: number): number {
  return words[at] ?? 0;
}

function fractionBits(root: number): number {
  return ((root % 1) * 0x100000000) | 0;
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) {
      primes.push(candidate);
    }
  }
  return primes;
}
