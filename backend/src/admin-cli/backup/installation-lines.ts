import type { Config } from '../../platform/config/config';
import type { InstallationOrder } from '../admin-words';
import { backUp, restore, verify } from './backup-orders';
import type { BackupCommand } from './backup-orders';
import { backUpNightly } from './nightly-backup';

/** Does what was asked of the installation and gives the lines to print. @throws BackupError */
export async function installationLines(
  order: InstallationOrder,
  config: Config,
  { print, schema }: Pick<BackupCommand, 'print' | 'schema'>,
): Promise<string[]> {
  switch (order.act) {
    case 'backup':
      return backUp({ config, file: order.file, print, schema });
    case 'verify':
      return verify({ config, file: order.file, print, schema });
    case 'restore':
      return restore({ config, file: order.file, print, schema });
    case 'nightly-backup':
      return backUpNightly(config, { print, schema });
  }
}
