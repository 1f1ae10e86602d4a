import fc from 'fast-check';
import type { DOMWindow, JSDOM } from 'jsdom';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './repository-files';

const QUICK_STYLES = path.join(ROOT, 'scripts', 'lib', 'jest', 'quick-styles.cjs');
const fromEnvironment = createRequire(createRequire(__filename).resolve('jest-environment-jsdom'));

interface Jsdom {
  JSDOM: typeof JSDOM;
}
interface QuickStyles {
  rememberComputedStyles: (window: DOMWindow) => void;
}

/** The styles of jsdom as they are, and with what the tests of pages replace in them. */
function bothKinds(): { plain: Jsdom; quick: Jsdom; remember: QuickStyles['rememberComputedStyles'] } {
  const name = fromEnvironment.resolve('jsdom');
  const plain = jest.requireActual<Jsdom>(name);
  jest.resetModules();
  const { rememberComputedStyles } = jest.requireActual<QuickStyles>(QUICK_STYLES);
  return { plain, quick: jest.requireActual<Jsdom>(name), remember: rememberComputedStyles };
}

const { plain, quick, remember } = bothKinds();

const BODY = `
  <main class="page css-1a">
    <h1 id="title" class="css-2b\tdone">A</h1>
    <ul class="list"><li class="css-3c" data-state="open">1</li><li class="Css-3c">2</li><li hidden>3</li></ul>
    <form><input type="search" class="css-2b css-3c" disabled><button class="a:b" aria-label="(x)">Go</button></form>
    <svg class="css-1a"><path class="css-4d" id="Line"></path><linearGradient class="list"></linearGradient></svg>
    <p lang="fr"></p>
  </main>`;

/** Values of every property that is set, of every element of the page. */
function stylesOf(window: DOMWindow): string[] {
  return [...window.document.querySelectorAll('*')].map(
    (element) => window.getComputedStyle(element).cssText,
  );
}

function pages(css: string): { asIs: DOMWindow; quickly: DOMWindow } {
  const html = `<!DOCTYPE html><html><head><style>${css}</style></head><body>${BODY}</body></html>`;
  const asIs = new plain.JSDOM(html).window;
  const quickly = new quick.JSDOM(html).window;
  remember(quickly);
  return { asIs, quickly };
}

const NAMES = ['css-1a', 'css-2b', 'css-3c', 'Css-3c', 'css-4d', 'list', 'page', 'done', 'none'].map(
  (name) => `.${name}`,
);
const PARTS = [
  ...NAMES,
  ...[
    '#title',
    '#Line',
    '#line',
    'li',
    'LI',
    'svg',
    'path',
    'linearGradient',
    'input',
    'button',
    'undefined',
    '*',
    ':root',
  ],
  ...[
    '[hidden]',
    '[data-state="open"]',
    "[type='search']",
    '[aria-label="(x)"]',
    '.a\\:b',
    'p:empty',
    ':disabled',
  ],
  ...['li:first-child', '.list:has(li)', ':not(.css-3c, li)', 'ul:is(.list, .none)', ':where(li, .done)'],
];
const COMPOUND = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 2 });
const JOINT = fc.constantFrom(' ', ' > ', '~', ' + ', ', ', ',');
const SELECTOR = fc
  .tuple(fc.array(fc.tuple(COMPOUND, JOINT), { maxLength: 2 }), COMPOUND, fc.constantFrom('', '', '::before'))
  .map(([first, last, pseudo]) =>
    [...first.map(([parts, joint]) => parts.join('') + joint), ...last, pseudo].join(''),
  );

const RULES = fc.array(
  fc.tuple(
    SELECTOR,
    fc.constantFrom(
      'display: none',
      'visibility: hidden',
      'color: red',
      'pointer-events: none',
      'opacity: 0',
    ),
  ),
  { minLength: 1, maxLength: 12 },
);
const AROUND = fc.constantFrom('', '@media screen', '@media print', '@layer base');

test('styles are what jsdom computes, whatever the selectors', () => {
  let differences = 0;
  fc.assert(
    fc.property(RULES, AROUND, (rules, around) => {
      const text = rules.map(([list, style]) => `${list} { ${style} }`).join('\n');
      const { asIs, quickly } = pages(around === '' ? text : `${around} { ${text} }`);
      const expected = stylesOf(asIs);
      expect(stylesOf(quickly)).toEqual(expected);
      differences += new Set(expected).size > 4 ? 1 : 0;
    }),
    { numRuns: 60 },
  );
  // Rules that match nothing would show nothing.
  expect(differences).toBeGreaterThan(8);
});

test('styles follow the page: classes, attributes, own styles, rules and what moves', () => {
  const { asIs, quickly } = pages(
    '.css-3c { display: none } #new { color: red } .page [lang] { visibility: hidden }',
  );
  const before = stylesOf(quickly);
  expect(before).toEqual(stylesOf(asIs));
  const changes: ((page: Document) => void)[] = [
    (page) => page.querySelector('.css-3c')?.classList.remove('css-3c'),
    (page) => page.querySelector('#title')?.setAttribute('id', 'new'),
    (page) => page.querySelector('ul')?.setAttribute('style', 'display: none'),
    (page) => page.querySelector('ul')?.removeAttribute('style'),
    (page) => page.body.append(page.querySelector('p') ?? ''),
    (page) => page.querySelector('style')?.append('button { opacity: 0 }'),
    (page) => page.querySelector('style')?.remove(),
  ];
  for (const change of changes) {
    change(asIs.document);
    change(quickly.document);
    expect(stylesOf(quickly)).toEqual(stylesOf(asIs));
  }
});

test('only the styles of the page are stored', () => {
  const { asIs, quickly } = pages('.css-3c { display: none }');
  for (const { document, getComputedStyle } of [asIs, quickly]) {
    const apart = document.createElement('div');
    expect(getComputedStyle(apart).display).toBe('block');
    apart.style.display = 'none';
    document.body.append(apart);
    expect(getComputedStyle(apart).display).toBe('none');
    apart.style.display = '';
    expect(getComputedStyle(apart).display).toBe('block');
    for (const element of [apart, document.documentElement]) {
      expect(getComputedStyle(element).display).not.toBe('none');
      element.className = 'css-3c';
      expect(getComputedStyle(element).display).toBe('none');
    }
  }
  expect(() => quickly.getComputedStyle(quickly.document.body, '::part(x)')).toThrow('Shadow DOM');
});
