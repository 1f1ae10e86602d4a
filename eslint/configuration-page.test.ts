import { filesIn, read } from './repository-files';

describe('variables of the environment', () => {
  /** As the server reads them: the keys of its validators, and secrets, which may also come from a file. */
  const inCode = new Set(
    filesIn('backend/src', /config\.ts$/).flatMap((file) => [
      ...namesIn(
        file,
        /^\s+([A-Z][A-Z0-9_]+): (?:text|oneOf|onOrOff|urlOf|contact|listenHost|wholeNumber)\(/gm,
      ),
      ...namesIn(file, /readSecret\(given, '([A-Z_]+)'/g),
    ]),
  );
  /** Needed by docker-compose.yml alone. */
  const forDocker = [
    ...['DATABASE_PASSWORD', 'DATABASE_OWNER_PASSWORD'],
    ...['SITE_ADDRESS', 'HTTP_PORT', 'HTTPS_PORT'],
  ];

  it('are on the page on configuration, and nothing else is', () => {
    const onPage = namesIn('docs/configuration.md', /^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/gm).flatMap((cell) =>
      cell.replaceAll('`', '').split(', '),
    );
    expect(inCode.size).toBeGreaterThan(40);
    expect(onPage.sort()).toEqual([...inCode].sort());
  });

  it('are in .env.example, and nothing else is', () => {
    const inExample = namesIn('.env.example', /^([A-Z_]+)=/gm).filter((name) => !name.endsWith('_FILE'));
    expect(inExample.sort()).toEqual([...inCode, ...forDocker].sort());
  });
});

function namesIn(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].map(([, name = '']) => name);
}
