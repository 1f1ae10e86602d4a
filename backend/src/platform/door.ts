/** A browser behind a request as a door knows it, and how cookies are set in it. */
export interface Door {
  /** Network address that the request came from, as it is counted: IPv4, or the /64 of IPv6. */
  readonly address: string;
  /** Whether a person asks, rather than an app that nobody has touched lately. */
  readonly isAttended: boolean;
  /** Token of the cookie `wf_session`, or null. */
  readonly sessionToken: string | null;
  /** Token of the cookie `wf_device`, or null. */
  readonly deviceToken: string | null;
  /** Name of the browser from its user agent, such as `Chrome, Android`, or null. */
  readonly deviceName: string | null;
  /** Token of the cookie `wf_hosted`, or null. */
  readonly hostedToken: string | null;
  /** Gives the browser its tokens after a sign-in. */
  storeSession(session: { token: string; expiresAt: Date; deviceToken: string }): void;
  /** Gives the browser the token by which it is a known device. */
  storeEnrolment(device: { deviceToken: string }): void;
  /** Gives the browser the token that a hosted sign-in under way is tied to. */
  storeHostedToken(hosted: { token: string; expiresAt: Date }): void;
  /** Removes the session token from the browser. */
  dropSession(): void;
}
