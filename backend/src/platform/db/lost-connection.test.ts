import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { ownerDatabase } from './owner-database';
import { AdmissionPool } from './pool/admission-pool';

/** A message of PostgreSQL's protocol: its letter, its length, its body. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const WELCOME = [message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))];
const FAREWELL = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
);

const USES: readonly (readonly [string, (url: string) => Promise<unknown>])[] = [
  ['a statement', (url) => poolOf(url).queryFor('READS', { text: 'SELECT 1' })],
  ['a transaction', async (url) => (await poolOf(url).connect()).query('BEGIN')],
  ['work on the schema', (url) => ownerDatabase(url).run('SELECT 1', [])],
];

function poolOf(connectionString: string): AdmissionPool {
  return new AdmissionPool({ connectionString }).on('error', () => undefined);
}

test.each(USES)(
  'a connection that is welcomed and ended in one breath, as by a database that is killed, fails %s and not the process',
  async (_what, use) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(Buffer.concat([...WELCOME, FAREWELL])));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A TCP server that listens has an address with a port.
    const { port } = server.address() as AddressInfo;
    await expect(use(`postgres://waka:hush@127.0.0.1:${port}/waka`)).rejects.toThrow(
      /not queryable|terminat/i,
    );
    server.close();
  },
);
