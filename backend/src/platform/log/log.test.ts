import { processLog } from './log';
import { Uncensored } from './log-censor';

function lines(write: (log: ReturnType<typeof processLog>) => void): string {
  const written: string[] = [];
  write(processLog('trace', { write: (line) => written.push(line) }));
  return written.join('');
}

const SECRETS = ['677000001', '483920', 'LT 482 KD', '4.0511', '9.7679', 'a fair wind', 'x'.repeat(43)];

test('facts are censored by their names at any depth, and texts by what they look like', () => {
  const text = lines((log) => {
    log.info({ pin: '483920', account: { mobileNumber: '677000001', stored: 7 } }, 'signed in');
    log.info({ body: { list: [{ lat: 4.0511, lng: 9.7679, registrationNumber: 'LT 482 KD' }] } }, 'a push');
    log.warn({ input: { newPassword: 'a fair wind', token: 'x'.repeat(43) } }, 'changed');
    log.warn({ free: 'for +237677000001 in LT 482 KD at 4.0511, 9.7679' }, 'told 677000001 the code 483920');
    log.error('677000001 said 483920');
  });
  for (const secret of SECRETS) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain('"stored":7');
  expect(text).toContain('"msg":"signed in"');
});

test('of an error kind, place in the code and broken rule stay, what it was given does not', () => {
  const error = Object.assign(new TypeError('duplicate key (677000001)'), {
    code: '23505',
    constraint: 'account_mobile_number_key',
    detail: 'Key (mobile_number)=(677000001) already exists.',
    parameters: ['677000001', '483920'],
    query: 'INSERT',
    cause: new Error('4.0511'),
  });
  const text = lines((log) => {
    log.error({ err: error }, 'a request failed');
    log.error(error);
  });
  for (const secret of SECRETS) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain('"type":"TypeError"');
  expect(text).toContain('"code":"23505","constraint":"account_mobile_number_key"');
  expect(text).toContain('log.test.ts');
  expect(text).not.toContain('already exists');
});

test('what stands for nobody stays legible', () => {
  const reqId = '0d6f1b57-1234-4567-8901-123456789012';
  const text = lines((log) => log.child({ reqId }).info({ id: 1234567, again: reqId }, 'in 12345 ms'));
  expect(text.split(reqId)).toHaveLength(3);
  expect(text).toContain('"id":1234567');
  expect(text).toContain('in 12345 ms');
});

test('a short message for development is printed as it is', () => {
  expect(lines((log) => log.info({ text: new Uncensored('code 483920') }, 'a short message'))).toContain(
    '"text":"code 483920"',
  );
});
