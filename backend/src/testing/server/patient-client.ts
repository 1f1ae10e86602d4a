import { setTimeout as wait } from 'node:timers/promises';
import { TestClient } from './test-client';

const TIMES = 8;

/**
 * A client that asks again when the server is too busy, after as long as the answer says. Tests of every operation use it: on a machine
 * that runs the whole suite one of thousands of requests can find the queue full, which says nothing of who may see what.
 */
export class PatientClient extends TestClient {
  override async send(...request: Parameters<TestClient['send']>): Promise<Response> {
    let response = await super.send(...request);
    for (let time = 1; time < TIMES && isBusy(response); time += 1) {
      await response.arrayBuffer();
      await wait(Number(response.headers.get('retry-after')) * 1000);
      response = await super.send(...request);
    }
    return response;
  }
}

function isBusy({ status, headers }: Response): boolean {
  return status === 503 && headers.has('retry-after');
}
