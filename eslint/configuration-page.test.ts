import { parse } from 'yaml';
import { filesIn, read } from './repository-files';

describe('variables of the environment', () => {
  /** As the server reads them: the keys of its validators, and secrets, which may also come from a file. */
  const inCode = new Set(
    filesIn('backend/src', /config\.ts$/).flatMap((file) => [
      ...namesIn(
        file,
        /^\s+([A-Z][A-Z0-9_]+): (?:text|oneOf|onOrOff|urlOf|contact|listenHost|wholeNumber|share)\(/gm,
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

  it('are passed on by docker-compose.yml, but for those that the image sets', () => {
    const image = /FROM node:22-slim AS server\n(?:.*\n)*?ENV (.*)\n/.exec(read('Dockerfile'))?.[1] ?? '';
    const ofImage = [...image.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
    expect(ofImage.sort()).toEqual(['DATA_DIR', 'HOST', 'NODE_ENV', 'PORT']);
    const { services }: { services: { app: { environment: Record<string, string> } } } = parse(
      read('docker-compose.yml'),
      { merge: true },
    );
    const passedOn = Object.keys(services.app.environment);
    // Demo mode is refused in production.
    expect([...passedOn, ...ofImage, 'DEMO'].sort()).toEqual([...inCode].sort());
  });
});

function namesIn(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].map(([, name = '']) => name);
}
