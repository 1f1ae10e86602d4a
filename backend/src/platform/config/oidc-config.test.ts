import { ConfigError, loadConfig } from './config';

const ISSUER = 'https://identity.example';
const PEPPER = '4f1c9a7be0d25386a1f7c0b94e6d832b';

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
  return [];
}

test('the audience of tokens is the client unless it is named', () => {
  const both = { OIDC_ISSUER: ISSUER, OIDC_CLIENT_ID: 'wakafine' };
  expect(loadConfig(both).oidc).toEqual({ issuer: ISSUER, clientId: 'wakafine', audience: 'wakafine' });
  expect(loadConfig({ ...both, OIDC_AUDIENCE: 'project' }).oidc?.audience).toBe('project');
});

test.each([
  ['an issuer without a client', { OIDC_ISSUER: ISSUER }, ['OIDC_CLIENT_ID is required with OIDC_ISSUER']],
  [
    'a client and an audience without an issuer',
    { OIDC_CLIENT_ID: 'wakafine', OIDC_AUDIENCE: 'project' },
    ['OIDC_CLIENT_ID needs OIDC_ISSUER beside it', 'OIDC_AUDIENCE needs OIDC_ISSUER beside it'],
  ],
  [
    'an issuer that is no address',
    { OIDC_ISSUER: 'identity', OIDC_CLIENT_ID: 'wakafine' },
    ['OIDC_ISSUER must be an address like https://identity.example'],
  ],
  [
    'an issuer with a query',
    { OIDC_ISSUER: `${ISSUER}/?a=b`, OIDC_CLIENT_ID: 'wakafine' },
    ['OIDC_ISSUER must have neither a query nor a fragment'],
  ],
])('%s is refused', (_name, env, faults) => {
  expect(faultsOf(env)).toEqual(faults);
});

test('production refuses an issuer whose keys anybody on the way could change', () => {
  const env = { OIDC_ISSUER: 'http://identity.example', OIDC_CLIENT_ID: 'wakafine', PEPPER };
  expect(faultsOf({ ...env, NODE_ENV: 'production' })).toEqual([
    'OIDC_ISSUER must begin with https: with NODE_ENV=production',
  ]);
  expect(faultsOf(env)).toEqual([]);
});
