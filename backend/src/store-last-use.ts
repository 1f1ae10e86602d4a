import { storeDeprecatedUse } from './modules/administration/deprecations/deprecated-use';
import { storeKeyUse } from './modules/identity/keys/store-key-use';
import type { Services } from './platform/context/context';

/** Stores what was counted since the last time, before a server ends; what can't be stored is logged and lost. */
export async function storeLastUse(services: Services): Promise<void> {
  await storeKeyUse(services).catch((error: unknown) => {
    services.log.warn({ err: error }, 'the latest use of API keys was not stored');
  });
  await storeDeprecatedUse(services).catch((error: unknown) => {
    services.log.warn({ err: error }, 'the latest use of deprecated fields was not stored');
  });
}
