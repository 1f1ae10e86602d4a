import { randomUUID } from 'node:crypto';
import { DEMO_CITIZENS, DEMO_VEHICLES } from '@wakafine/domain/people/demo-accounts';
import { maskPlate } from '@wakafine/domain/people/masking';
import { createPhone } from '@wakafine/simulator/phone';
import { speedOften } from './drives/speeding-history';

const DAY_MS = 86_400_000;

/**
 * Drives a bus of the demo register too fast so many times, as the phone that is enrolled for it: only such a vehicle can be
 * suspended, and only its violations taken to a case. Gives its plate as it is masked.
 */
export async function speedInRegisteredBus(url: string, count = 2): Promise<string> {
  const [bus] = DEMO_VEHICLES;
  const driver = bus && DEMO_CITIZENS[bus.driver];
  if (bus === undefined || driver === undefined) {
    throw new Error('There is no registered bus');
  }
  const phone = createPhone({ url });
  await phone.signIn(driver);
  await phone.consent({ clientId: randomUUID(), answeredAtMs: Date.now() - DAY_MS });
  await phone.close();
  const { registrationNumber, agency: transportAgency } = bus;
  const vehicle = { registrationNumber, category: 'PUBLIC', transportAgency } as const;
  await speedOften(url, driver, { journeys: [{ vehicle, count }], untilMs: Date.now() });
  return maskPlate(registrationNumber);
}
