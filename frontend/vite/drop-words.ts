import type { Plugin } from 'vite';

const MESSAGES = /[\\/]src[\\/].*messages\.ts$/;
const WORDS = /\b(?:defaultMessage|description):\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`),?/g;

/** Vite plugin that takes out of the messages what only translators and `npm run texts` read: the app has English from its catalogue. */
export function dropWords(): Plugin {
  return {
    name: 'drop-words',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (MESSAGES.test(id) ? { code: code.replace(WORDS, ''), map: null } : null),
  };
}
