const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  // The first that fits: nearly all of them also call themselves Chrome or Safari.
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system behind a User-Agent, such as `Chrome, Android`; null where neither is known. */
export function deviceNameOf(userAgent: string | undefined): string | null {
  const parts = [BROWSERS, SYSTEMS].flatMap((known) => {
    const found = known.find(([pattern]) => pattern.test(userAgent ?? ''));
    return found === undefined ? [] : [found[1]];
  });
  return parts.length === 0 ? null : parts.join(', ');
}
