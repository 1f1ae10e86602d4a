import { fileURLToPath } from 'node:url';

const shim = (name: string): string => fileURLToPath(new URL(`./shims/${name}.js`, import.meta.url));

/**
 * What packages bring along for uses that we have not, in a few lines. Formik copies with lodash, made for every kind of
 * object, while our forms hold texts and lists. Emotion and Formik wrap components, which nobody asks them to.
 */
export const LIGHTER_PACKAGES = [
  { find: /^lodash-es\/clone$/, replacement: shim('clone') },
  { find: /^lodash-es\/cloneDeep$/, replacement: shim('cloneDeep') },
  { find: /^hoist-non-react-statics$/, replacement: shim('hoist-statics') },
];
