/** The cookies that one phone holds for one service. */
export interface CookieJar {
  /** Applies the `Set-Cookie` lines of an answer; a line with an empty value or `Max-Age=0` removes its cookie. */
  accept(setCookieLines: readonly string[]): void;
  /** The value of a `Cookie` header; empty while there is no cookie. */
  header(): string;
}

/** Gives an empty jar. */
export function createCookieJar(): CookieJar {
  const values = new Map<string, string>();
  return {
    accept(lines) {
      for (const line of lines) {
        const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? [];
        if (name === undefined || value === undefined) {
          continue;
        }
        if (value === '' || /;\s*max-age=(0|-\d+)\s*(;|$)/i.test(line)) {
          values.delete(name);
        } else {
          values.set(name, value);
        }
      }
    },
    header: () => [...values].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}
