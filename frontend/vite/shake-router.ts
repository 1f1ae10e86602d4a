import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]/;
const CHAKRA = /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]/;
const NAMING = /^\w+\.displayName = "\w+";$/gm;
/** Links of a framework of the router's makers fetch pages ahead; ours have nothing of the kind. */
const FETCHING_AHEAD = /\bshouldPrefetch && /g;
/** Functions whose second argument is a sentence for developers. */
const SAYING = new Set(['invariant', 'invariant2', 'warning']);
const FORWARDING = /^(var \w+ = )(React\w*\.forwardRef\()/gm;

/**
 * Vite plugin that lets the build leave out the components of the router that nobody uses, and the sentences of its errors: names for
 * developers and an unmarked call at each component make it look as if they did something by being there. Chakra's components lose
 * such names too.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (CHAKRA.test(id)) {
        return { code: code.replace(NAMING, ''), map: null };
      }
      if (!ROUTER.test(id)) {
        return null;
      }
      return {
        code: withoutSentences(code, this.parse(code))
          .replace(NAMING, '')
          .replace(FORWARDING, '$1/* @__PURE__ */ $2')
          .replace(FETCHING_AHEAD, 'false && '),
        map: null,
      };
    },
  };
}

function withoutSentences(code: string, program: object): string {
  return sentencesIn(program)
    .sort((one, other) => other.start - one.start)
    .reduce((shorter, { start, end }) => `${shorter.slice(0, start)}''${shorter.slice(end)}`, code);
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The sentences of all calls below a node of the syntax tree. */
function sentencesIn(node: object): Place[] {
  const own = sentenceOf(node);
  const below = Object.values(node).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? sentencesIn(value) : [],
  );
  return own === null ? below : [...below.filter(({ start }) => start < own.start || start >= own.end), own];
}

function sentenceOf(node: object): Place | null {
  const { type, callee, arguments: given } = node as Partial<Record<string, unknown>>;
  const isSaying =
    type === 'CallExpression' && SAYING.has(String((callee as Partial<Record<string, unknown>>)['name']));
  const [, sentence] = isSaying ? (given as Place[]) : [];
  return sentence ?? null;
}
