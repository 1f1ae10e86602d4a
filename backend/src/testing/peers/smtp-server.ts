import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as a server has received it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they were sent. */
  readonly source: string;
}

/** A real SMTP server on this machine. */
export interface TestSmtpServer {
  /** Address for `MAIL_SMTP_URL`. */
  readonly url: string;
  /** Everything received so far, oldest first. */
  received(): readonly ReceivedMail[];
  stop(): Promise<void>;
}

/** Starts one on a free port that asks for a login. */
export async function startSmtpServer({
  login,
}: {
  login: { user: string; pass: string };
}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    ...{ hideSTARTTLS: true, allowInsecureAuth: true, logger: false },
    onAuth({ username, password }, _session, callback) {
      const isRight = username === login.user && password === login.pass;
      callback(isRight ? null : new Error('Wrong login'), isRight ? { user: login.user } : undefined);
    },
    onData(stream, { envelope }, callback) {
      text(stream).then((source) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        callback();
      }, callback);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  // A server on a port of the system has an address of this shape.
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
