/**
 * A real OpenID Connect provider for tests, in a process of its own because it ships ES modules only. Prints its
 * issuer
 * when it listens; on 'rotate' it signs with new keys, on 'count' it says how often its keys were asked for.
 *
 * Who signs in as `citizen-677000001-verified` has that number and it is verified; any other name has no number.
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const NAME = /^[\w]+-(\d+)-(verified|unverified)$/;
const REDIRECT = 'http://127.0.0.1/callback';
let keyNumber = 0;
let keyRequests = 0;

function newKeys() {
  keyNumber += 1;
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return {
    keys: [
      { ...rsa, kid: `rsa-${keyNumber}`, alg: 'RS256', use: 'sig' },
      { ...ec, kid: `ec-${keyNumber}`, alg: 'ES256', use: 'sig' },
    ],
  };
}

function client(id, algorithm) {
  return {
    client_id: id,
    application_type: 'native',
    redirect_uris: [REDIRECT],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'none',
    id_token_signed_response_alg: algorithm,
  };
}

function findAccount(_ctx, id) {
  const [, number, state] = NAME.exec(id) ?? [];
  const phone =
    number === undefined
      ? {}
      : { phone_number: `+237${number}`, phone_number_verified: state === 'verified' };
  return { accountId: id, claims: () => ({ sub: id, ...phone }) };
}

function newProvider(issuer) {
  const provider = new Provider(issuer, {
    clients: [client('wakafine', 'RS256'), client('wakafine-es', 'ES256'), client('another', 'RS256')],
    jwks: newKeys(),
    findAccount,
    // The number belongs into the ID token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], phone: ['phone_number', 'phone_number_verified'] },
    scopes: ['openid', 'phone'],
    pkce: { required: () => true },
    ttl: { IdToken: tokenLife, AccessToken: 300, Grant: 300, Interaction: 300, Session: 300 },
    cookies: { keys: ['only for tests'] },
  });
  return provider.callback();
}

/** The tokens of one client end soon, those of the others after everything else that a test waits for. */
function tokenLife(_ctx, _token, { clientId }) {
  return clientId === 'wakafine-es' ? 60 : 1200;
}

let handle;
const server = createServer((request, response) => {
  keyRequests += request.url === '/jwks' ? 1 : 0;
  handle(request, response);
});
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  handle = newProvider(issuer);
  process.on('message', (order) => {
    if (order === 'rotate') {
      handle = newProvider(issuer);
    }
    process.send({ keyRequests });
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ issuer });
});
