import { readFileSync } from 'node:fs';

/** A service account of Firebase Cloud Messaging. */
export interface FcmAccount {
  readonly projectId: string;
  readonly clientEmail: string;
  /** PKCS #8, PEM. */
  readonly privateKey: string;
  readonly tokenUrl: string;
  readonly apiUrl: string;
}

/** Senders that reach phones while the app is closed. */
export interface PushConfig {
  /** mailto: or https: address by which push services reach anyone who runs this one. */
  readonly contact: string;
  /** Hosts of push services, and all below them; what a browser names beyond them is refused. */
  readonly hosts: readonly string[];
  /** Null: no phone is reached through Firebase. */
  readonly fcm: FcmAccount | null;
}

/** The push services of the browsers in use; a browser may name any address, and the server would call it. */
const DEFAULT_HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];
const NO_CONTACT = 'mailto:nobody@wakafine.invalid';
const FCM_API = 'https://fcm.googleapis.com';

/** Default configuration: browsers are reached, Firebase is not. */
export const DEFAULT_PUSH: PushConfig = { contact: NO_CONTACT, hosts: DEFAULT_HOSTS, fcm: null };

/** Parses the PUSH_* and FCM_* variables. Faults are added to the list, none of which repeats a secret. */
export function readPush(
  given: Readonly<Record<string, string | undefined>>,
  { faults }: { faults: string[] },
): PushConfig {
  const contact = given.PUSH_CONTACT ?? NO_CONTACT;
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(contact)) {
    faults.push('PUSH_CONTACT must be a mailto: or https: address');
  }
  const hosts = given.PUSH_HOSTS?.split(',').map((host) => host.trim().toLowerCase());
  if (hosts?.some((host) => !/^[a-z0-9.:[\]-]+$/.test(host)) === true) {
    faults.push('PUSH_HOSTS must be host names with commas between them');
  }
  return { contact, hosts: hosts ?? DEFAULT_HOSTS, fcm: readFcm(given, faults) };
}

function readFcm(given: Readonly<Record<string, string | undefined>>, faults: string[]): FcmAccount | null {
  const path = given.FCM_SERVICE_ACCOUNT;
  if (path === undefined) {
    return null;
  }
  const account = parsedFile(path);
  const { project_id, client_email, private_key, token_uri } = account ?? {};
  const isWhole = [project_id, client_email, private_key, token_uri].every(
    (part) => typeof part === 'string',
  );
  if (!isWhole) {
    faults.push('FCM_SERVICE_ACCOUNT must be a file with the JSON key of a service account');
    return null;
  }
  return {
    projectId: String(project_id),
    clientEmail: String(client_email),
    privateKey: String(private_key),
    tokenUrl: String(token_uri),
    apiUrl: FCM_API,
  };
}

function parsedFile(path: string): Record<string, unknown> | null {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof content === 'object' && content !== null ? { ...content } : null;
  } catch {
    return null;
  }
}
