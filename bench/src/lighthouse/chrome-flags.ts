/** Chromium flags beside its own settings. */
export function chromeFlags(): string[] {
  // Chromium refuses its sandbox to root, as whom containers and build machines often run.
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
