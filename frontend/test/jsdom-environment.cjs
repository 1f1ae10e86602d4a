/**
 * jsdom as jest sets it up, with a quicker answer to which rules of the style sheets match an element. Every search by
 * role asks for the style of all elements; without this a tenth of the time of the tests of pages went there.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { mayMatch } = require('./quick-selectors.cjs');

// Before jsdom takes the function from there.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  // Rules such as @keyframes and @layer have none.
  (selector === undefined || mayMatch(selector, element._localName.toLowerCase(), classesOf(element))) &&
  matchesDontThrow(element, selector);

function classesOf(element) {
  const text = element.getAttributeNS(null, 'class');
  return text === null ? '' : ` ${text.toLowerCase().replace(/\s+/g, ' ')} `;
}

module.exports = require('jest-environment-jsdom');
