/** Names whose values never leave the process in the clear, whatever they stand in. */
const SECRET_NAMES =
  /^(pin|newPin|pinCode|totp|secret|sealed\w*|password|\w*Password|\w*token|nonce|\w*hash|cookie|set-cookie|authorization|mobileNumber|phoneNumber|registrationNumber|plate|lat|lng|latitude|longitude|route|fixes|variables|parameters)$/i;
/** Pattern of what may be personal: a plate, a number or code, a coordinate, a token. */
const SECRET_TEXTS: readonly RegExp[] = [
  /\b[A-Z]{2}[ -]?\d{3,4}[ -]?[A-Z]{1,2}\b/gi,
  /[A-Za-z0-9_-]{40,}/g,
  /-?\d{1,3}\.\d{3,}/g,
  /(?<![\w-])\d{6,}(?![\w-])/g,
];
const CENSORED = '[censored]';
const MAX_DEPTH = 6;

/** A text that is meant to be read in the log as it is. */
export class Uncensored {
  constructor(private readonly text: string) {}

  toJSON(): string {
    return this.text;
  }
}

/** A text without anything that looks like a number, code, plate, coordinate or token. */
export function censorText(text: string): string {
  return SECRET_TEXTS.reduce((censored, pattern) => censored.replace(pattern, CENSORED), text);
}

/** The facts of a log line, without what persons and secrets are known by. */
export function censorFacts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, censored(name, value, 0)]));
}

/**
 * The parts of an error that are logged: its kind, message and place in the code, and what a database says of the
 * rule.
 */
export function censorError(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return typeof error === 'string' ? censorText(error) : String(typeof error);
  }
  const received = ['code', 'severity', 'table', 'column', 'constraint', 'routine', 'syscall'].flatMap(
    (name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === 'string' ? [[name, censorText(value)]] : [];
    },
  );
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: censorText(error.message),
    ...Object.fromEntries(received),
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: censorError(error.cause) }),
  };
}

function censored(name: string, value: unknown, depth: number): unknown {
  if (SECRET_NAMES.test(name)) {
    return value === null || value === undefined ? value : CENSORED;
  }
  if (typeof value === 'string') {
    return censorText(value);
  }
  if (typeof value !== 'object' || value === null || isLoggedWhole(value)) {
    return value;
  }
  if (depth >= MAX_DEPTH) {
    return CENSORED;
  }
  if (Array.isArray(value)) {
    return value.map((each) => censored('', each, depth + 1));
  }
  return Object.fromEntries(
    Object.entries(value).map(([inner, each]) => [inner, censored(inner, each, depth + 1)]),
  );
}

/** Errors are logged by `censorError`. */
function isLoggedWhole(value: object): boolean {
  return value instanceof Error || value instanceof Date || value instanceof Uncensored;
}
