// Before jsdom loads what is replaced in it.
require('./quick-styles.cjs');
const { default: JsdomEnvironment } = require('jest-environment-jsdom');
const { rememberComputedStyles } = require('./quick-styles.cjs');

/** The environment of jsdom; the same styles, computed in a fraction of the time. */
module.exports = class PageEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    rememberComputedStyles(this.global);
  }
};
