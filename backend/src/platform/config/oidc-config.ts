/** The hosted identity service that the environment names. */
export interface OidcConfig {
  /** Exactly as the tokens say it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Whom tokens must be meant for. */
  readonly audience: string;
}

/**
 * Reads `OIDC_ISSUER`, `OIDC_CLIENT_ID` and `OIDC_AUDIENCE` (absent: the client); null without them. What does not
 * go together is added to the faults.
 */
export function readOidc(
  given: Readonly<Record<string, string | undefined>>,
  { isProduction, faults }: { isProduction: boolean; faults: string[] },
): OidcConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = given;
  if (issuer === undefined) {
    const orphans = Object.entries({ OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience });
    faults.push(
      ...orphans.flatMap(([name, value]) =>
        value === undefined ? [] : [`${name} needs OIDC_ISSUER beside it`],
      ),
    );
    return null;
  }
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  if (isProduction && url?.protocol === 'http:') {
    faults.push('OIDC_ISSUER must begin with https: with NODE_ENV=production');
  }
  if (url !== null && (url.search !== '' || url.hash !== '')) {
    faults.push('OIDC_ISSUER must have neither a query nor a fragment');
  }
  if (clientId === undefined) {
    faults.push('OIDC_CLIENT_ID is required with OIDC_ISSUER');
    return null;
  }
  return { issuer, clientId, audience: audience ?? clientId };
}
