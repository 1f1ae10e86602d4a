import { appendFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from '../log/log';
import { Uncensored } from '../log/log-censor';
import type { MailGateway } from './gateway';
import type { MailConfig } from '../config/mail-config';

/** Within the 10 s in which a server drains. */
const TIMEOUT_MS = 5_000;

/** The configured gateway, or null where none is. */
export function mailGateway(config: MailConfig | null, log: Logger): MailGateway | null {
  switch (config?.gateway) {
    case 'log':
      return logMail(log);
    case 'file':
      return fileMail(config.outbox);
    case 'smtp':
      return smtpMail(config);
    case undefined:
      return null;
  }
}

/** Prints each mail into the log, for development: the configuration refuses it in production. */
function logMail(log: Logger): MailGateway {
  return {
    send({ to, subject, text }) {
      log.info({ to: new Uncensored(to), subject, text: new Uncensored(text) }, 'a mail');
      return Promise.resolve();
    },
  };
}

/** Appends each mail as a line of JSON `{to, subject, text, at}` to a file that only the server's user can read. */
function fileMail(path: string): MailGateway {
  return {
    async send({ to, subject, text, at }) {
      // One write for each line: several processes may append to the same file.
      const line = JSON.stringify({ to, subject, text, at: at.toISOString() });
      await appendFile(path, `${line}\n`, { mode: 0o600 });
    },
  };
}

/** Sends each mail through a server, with the id of the mail as its Message-ID. Links in it are secrets: without TLS none is sent but on this machine. */
function smtpMail({
  host,
  port,
  isSecure,
  needsTls,
  login,
  from,
}: Extract<MailConfig, { gateway: 'smtp' }>): MailGateway {
  const transport = createTransport({
    ...{ host, port, secure: isSecure, requireTLS: needsTls, ignoreTLS: !isSecure && !needsTls },
    ...(login === null ? {} : { auth: login }),
    ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    // Nothing of what others write is read from a file or fetched from an address.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, at }) {
      await transport.sendMail({
        ...{ from, to: { name: '', address: to }, subject, text, date: at },
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
