import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]/;
const NAMING = /^\w+\.displayName = "\w+";$/gm;
/** Links of a framework of the router's makers fetch pages ahead; ours have nothing of the kind. */
const FETCHING_AHEAD = /\bshouldPrefetch && /g;
const FORWARDING = /^(var \w+ = )(React\w*\.forwardRef\()/gm;

/**
 * Vite plugin that lets the build leave out the components of the router that nobody uses: names for developers and an
 * unmarked call at each of them make it look as if they did something by being there.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!ROUTER.test(id)) {
        return null;
      }
      return {
        code: code
          .replace(NAMING, '')
          .replace(FORWARDING, '$1/* @__PURE__ */ $2')
          .replace(FETCHING_AHEAD, 'false && '),
        map: null,
      };
    },
  };
}
