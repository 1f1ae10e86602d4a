/** What a door knows of the browser behind a request, and how it hands cookies back. */
export interface Door {
  /** Network address that the request came from, as it is counted: IPv4, or the /64 of IPv6. */
  readonly address: string;
  /** Whether a person asks, rather than an app that nobody has touched lately. */
  readonly isAttended: boolean;
  /** Token of the cookie `wf_session`, or null. */
  readonly sessionToken: string | null;
  /** Token of the cookie `wf_device`, or null. */
  readonly deviceToken: string | null;
  /** What the browser calls itself, such as `Chrome, Android`, or null. */
  readonly deviceName: string | null;
  /** Token of the cookie `wf_hosted`, or null. */
  readonly hostedToken: string | null;
  /** Gives the browser its tokens after a sign-in. */
  keepSession(session: { token: string; expiresAt: Date; deviceToken: string }): void;
  /** Gives the browser the token by which it is a known device. */
  storeEnrolment(device: { deviceToken: string }): void;
  /** Gives the browser the token that a hosted sign-in under way is tied to. */
  keepHostedToken(hosted: { token: string; expiresAt: Date }): void;
  /** Takes the session token away from the browser. */
  dropSession(): void;
}
