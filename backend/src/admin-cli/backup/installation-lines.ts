import type { Config } from '../../platform/config/config';
import type { InstallationOrder } from '../admin-words';
import { backUp, restore, verify } from './backup-orders';
import { backUpNightly } from './nightly-backup';

/** Does what was asked of the installation and gives the lines to print. @throws BackupError */
export async function installationLines(
  order: InstallationOrder,
  config: Config,
  tell: (line: string) => void,
): Promise<string[]> {
  switch (order.act) {
    case 'backup':
      return backUp({ config, file: order.file, tell });
    case 'verify':
      return verify({ config, file: order.file, tell });
    case 'restore':
      return restore({ config, file: order.file, tell });
    case 'nightly-backup':
      return backUpNightly(config, tell);
  }
}
