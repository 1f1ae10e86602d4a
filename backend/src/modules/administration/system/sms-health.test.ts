import { DAY_MS } from '@wakafine/domain/units';
import { createSmsOutbox } from '../../../testing/peers/sms-outbox';
import { staffClient } from '../../../testing/staff';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { useSmsBudget } from '../../identity/codes/sms-budget';

const SMS = '{ serviceHealth { sms { sentToday perDay level } } }';

async function smsHealth(server: TestServer): Promise<unknown> {
  const { body } = await (await staffClient(server, 'ADMIN')).graphql(SMS);
  return body.data.serviceHealth.sms;
}

test('the health of the service warns of an SMS budget that runs low, and drops it the next day', async () => {
  const outbox = createSmsOutbox();
  const server = await startTestServer({ sms: outbox.config, allowances: { smsPerDay: 10 } });
  const send = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent += 1) {
      await useSmsBudget({ ...server.services, actor: null }, { share: 'PROVEN', amount: 1 });
    }
  };
  expect(await smsHealth(server)).toEqual({ sentToday: 0, perDay: 10, level: 'AMPLE' });
  await send(4);
  expect(await smsHealth(server)).toEqual({ sentToday: 4, perDay: 10, level: 'AMPLE' });
  await send(1);
  expect(await smsHealth(server)).toEqual({ sentToday: 5, perDay: 10, level: 'LOW' });
  await send(6);
  expect(await smsHealth(server)).toEqual({ sentToday: 10, perDay: 10, level: 'SPENT' });
  server.clock.advance(DAY_MS);
  expect(await smsHealth(server)).toEqual({ sentToday: 0, perDay: 10, level: 'AMPLE' });
  await server.close();
  outbox.remove();
});

test('where no SMS can be sent there is no budget', async () => {
  const server = await startTestServer();
  expect(await smsHealth(server)).toBeNull();
  await server.close();
});
