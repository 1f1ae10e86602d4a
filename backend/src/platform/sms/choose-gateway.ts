import type { Logger } from '../log/log';
import { fileGateway } from './file-gateway';
import type { SmsGateway } from './gateway';
import { httpGateway } from './http-gateway';
import { logGateway } from './log-gateway';
import type { SmsConfig } from './sms-config';

/** The configured gateway, or null where none is. */
export function chooseGateway(config: SmsConfig | null, log: Logger): SmsGateway | null {
  switch (config?.gateway) {
    case 'log':
      return logGateway(log);
    case 'file':
      return fileGateway(config.outbox);
    case 'http':
      return httpGateway(config);
    case undefined:
      return null;
  }
}
