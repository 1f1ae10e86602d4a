const USERNAME = 'bench-admin';
const PASSWORD = 'a fair wind to Ebolowa';
const SIGN_IN = 'mutation ($input: AdminSignInInput!) { adminSignIn(input: $input) { viewer { id } } }';

/** Settings of a server that has an administrator. */
export const ADMINISTRATOR = { ADMIN_USERNAME: USERNAME, ADMIN_PASSWORD: PASSWORD };

/** The cookie of the administrator's session. @throws Error when the server refuses it */
export async function signInAdministrator(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: SIGN_IN,
      variables: { input: { username: USERNAME, password: PASSWORD } },
    }),
  });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('wf_session='));
  if (session === undefined) {
    throw new Error(`the administrator could not sign in: ${await response.text()}`);
  }
  return session.split(';')[0] ?? '';
}
