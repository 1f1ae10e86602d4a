import { fileURLToPath } from 'node:url';

const shim = (name: string): string => fileURLToPath(new URL(`./shims/${name}.js`, import.meta.url));

const router = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/**
 * Replacements, in a few lines, of parts of packages that we do not need. Formik copies with lodash, made for
 * every kind of
 * object, while our forms hold texts and lists. Emotion and Formik wrap components, which nobody asks them to.
 * The router's own choice is the build that warns developers.
 */
export const LIGHTER_PACKAGES = [
  { find: /^lodash-es\/clone$/, replacement: shim('clone') },
  { find: /^lodash-es\/cloneDeep$/, replacement: shim('cloneDeep') },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: shim('lucide-icon') },
  { find: /^hoist-non-react-statics$/, replacement: shim('hoist-statics') },
  { find: /^react-router$/, replacement: router('index') },
  { find: /^react-router\/dom$/, replacement: router('dom-export') },
];

/** Lighter ways that only a browser has; the pages that are drawn at build go without them. */
export const LIGHTER_IN_BROWSERS = [
  { find: /^@pandacss\/is-valid-prop$/, replacement: shim('is-valid-prop') },
  { find: /^@emotion\/is-prop-valid$/, replacement: shim('is-prop-valid') },
];
