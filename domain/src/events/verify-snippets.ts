/** Languages of programs that receive and read events, in the order in which they are offered; `sh` is a Unix shell. */
export const EVENT_LANGUAGES = ['sh', 'javascript', 'python', 'r'] as const;
/** One of them. */
export type EventLanguage = (typeof EVENT_LANGUAGES)[number];

const JAVASCRIPT = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isGenuine({ headers, body, secret, nowS = Date.now() / 1000 }) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!id || !(Math.abs(nowS - Number(timestamp)) < 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
`;

const PYTHON = `import base64, hashlib, hmac, time

def is_genuine(headers, body, secret, now=None):
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not message_id or not timestamp.isdigit() or abs((now or time.time()) - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = [each.removeprefix("v1,") for each in headers.get("webhook-signature", "").split(" ")]
    return any(hmac.compare_digest(each, expected) for each in given)
`;

const R = `library(openssl)

is_genuine <- function(headers, body, secret, now = as.numeric(Sys.time())) {
  header <- function(name) if (is.null(headers[[name]])) "" else headers[[name]]
  id <- header("webhook-id")
  timestamp <- header("webhook-timestamp")
  if (id == "" || !grepl("^[0-9]+$", timestamp)) return(FALSE)
  if (abs(now - as.numeric(timestamp)) > 300) return(FALSE)
  key <- base64_decode(sub("^whsec_", "", secret))
  signed <- charToRaw(enc2utf8(paste(id, timestamp, body, sep = ".")))
  expected <- base64_encode(unclass(sha256(signed, key = key)))
  given <- sub("^v1,", "", strsplit(header("webhook-signature"), " ")[[1]])
  expected %in% given
}
`;

const SHELL = `key=$(printf %s "\${SECRET#whsec_}" | base64 -d | od -An -tx1 -v | tr -d ' \\n')
printf '%s.%s.' "$ID" "$TIMESTAMP" | cat - body.json |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64
`;

/**
 * Programs that find out whether a message to a webhook is genuine, each a file or lines that run as they are: a function of the header
 * fields, the body as it came and the secret; in a shell the lines print the signature that must stand behind `v1,`.
 */
export const VERIFY_SNIPPETS: Readonly<Record<EventLanguage, string>> = {
  sh: SHELL,
  javascript: JAVASCRIPT,
  python: PYTHON,
  r: R,
};
