import { webhookUrlFault } from './webhook-url';

const SERVICE = { ports: [443, 8443], isLoopbackAllowed: false };
const AT_HOME = { ...SERVICE, isLoopbackAllowed: true };

test.each(['https://example.org', 'https://example.org:8443/hook?a=b', 'https://xn--caf-dma.example/é'])(
  '%s may be called',
  (url) => expect(webhookUrlFault(url, SERVICE)).toBeNull(),
);

test.each([
  ...[
    '',
    'example.org',
    '//example.org',
    'http://example.org',
    'ftp://example.org',
    'file:///etc/passwd',
    'javascript:0',
  ],
  ...['https://example.org:22', 'https://example.org:80', 'https://u@example.org', 'https://u:p@example.org'],
  ...[
    'https://example.org/#a',
    'https://exam\tple.org',
    'https://example.org/ a',
    `https://example.org/${'a'.repeat(2_048)}`,
  ],
  ...['http://localhost:9000', 'http://127.0.0.1', 'http://[::1]:9000'],
])('%s may not', (url) => expect(webhookUrlFault(url, SERVICE)).toEqual(expect.stringMatching(/^Must /)));

test.each([
  ...[
    'https://localhost',
    'https://LOCALHOST.',
    'https://a.localhost',
    'https://intranet',
    'https://nas.local',
  ],
  ...['https://metadata.google.internal', 'https://router.home.arpa.', 'https://10.0.0.1', 'https://127.1'],
  ...[
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://0',
    'https://169.254.169.254.',
  ],
  ...['https://[::1]', 'https://[::ffff:10.0.0.1]', 'https://[::ffff:a00:1]', 'https://[64:ff9b::a00:1]'],
  ...['https://[fd00:ec2::254]', 'https://１２７.0.0.1', 'https://ⓛocalhost'],
])('%s lies inside, however it is written', (url) => {
  expect(webhookUrlFault(url, SERVICE)).toBe('Must lead to an address in the public internet');
});

test.each(['http://localhost:9000/hook', 'http://127.0.0.1:1', 'http://[::1]:9000', 'https://127.0.0.1:444'])(
  '%s may be called in development',
  (url) => expect(webhookUrlFault(url, AT_HOME)).toBeNull(),
);

test.each(['http://localhost.example.org', 'http://10.0.0.1', 'ftp://localhost', 'http://0.0.0.0'])(
  '%s may not be called even there',
  (url) => expect(webhookUrlFault(url, AT_HOME)).not.toBeNull(),
);
