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

test.each(['http://localhost:9000/hook', 'http://127.0.0.1:1', 'http://[::1]:9000', 'https://127.0.0.1:444'])(
  '%s may be called in development',
  (url) => expect(webhookUrlFault(url, AT_HOME)).toBeNull(),
);

test.each(['http://localhost.example.org', 'http://10.0.0.1', 'ftp://localhost', 'http://0.0.0.0'])(
  '%s may not be called even there',
  (url) => expect(webhookUrlFault(url, AT_HOME)).not.toBeNull(),
);
