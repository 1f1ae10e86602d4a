const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/**
 * jsdom tries every rule of every style sheet on every element, again after each change of the page, and each query by role
 * asks for the styles of the whole page: a fifth of the time of a page's test. Here a rule that asks for a class, an id or
 * a tag that the element has not is left out before it is tried, and a computed style is stored until the page changes.
 */
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  const needs = needsOf(selector);
  return (
    (needs === null || needs.some((need) => hasWhatIsNeeded(element, need))) &&
    matchesDontThrow(element, selector)
  );
};

const known = new Map();

/** One name for each selector of a list, such as `.card`, `#map` or `div`; null where any element might match. */
function needsOf(selector) {
  let needs = known.get(selector);
  if (needs === undefined) {
    needs = readNeeds(String(selector));
    known.set(selector, needs);
  }
  return needs;
}

function readNeeds(list) {
  let bare = list.replace(/"[^"\\\r\n]*"/g, 'x');
  if (/["'\\|/@]/.test(bare)) {
    return null;
  }
  // What stands in brackets only narrows the compound that it stands in.
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/\([^()]*\)|\[[^[\]]*\]/g, ':x');
  }
  const needs = bare.split(',').map((one) => {
    const compound = one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const name = compound.match(/[.#][a-z_-][\w-]*/i) ?? compound.match(/^[a-z][\w-]*/i);
    return name === null
      ? null
      : { kind: name[0][0], name: name[0].replace(/^[.#]/, ''), tag: name[0].toLowerCase() };
  });
  return needs.includes(null) ? null : needs;
}

let element = null;
let styles = null;
let classes = new Set();

function hasWhatIsNeeded(asked, { kind, name, tag }) {
  const document = asked._ownerDocument;
  // A document's store of styles is another one after each change.
  if (element !== asked || styles !== document._styleCache) {
    element = asked;
    styles = document._styleCache;
    classes = new Set((asked.getAttributeNS(null, 'class') ?? '').split(/[\t\n\f\r ]+/));
  }
  if (kind === '.') {
    return classes.has(name);
  }
  return kind === '#' ? asked.getAttributeNS(null, 'id') === name : asked._localName.toLowerCase() === tag;
}

/** Stores computed styles until the page changes. */
function rememberComputedStyles(window) {
  const { getComputedStyle } = window;
  const stores = new WeakMap();
  window.getComputedStyle = (wrapper, pseudo) => {
    const node = implForWrapper(wrapper);
    const before = node?._ownerDocument?._styleCache;
    if (pseudo || !before || !node._attached) {
      return getComputedStyle(wrapper, pseudo);
    }
    let store = stores.get(before);
    if (store === undefined) {
      store = new WeakMap();
      stores.set(before, store);
    }
    let style = store.get(node);
    if (style === undefined) {
      style = getComputedStyle(wrapper, pseudo);
      store.set(node, style);
    }
    return style;
  };
}

module.exports = { rememberComputedStyles };
