import type { Plugin } from 'vite';

const MESSAGES = /[\\/]src[\\/].*messages\.ts$/;
const DESCRIPTION = /\bdescription:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`),?/g;

/** Vite plugin that takes out of the messages what they say to translators only. */
export function dropDescriptions(): Plugin {
  return {
    name: 'drop-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (MESSAGES.test(id) ? { code: code.replace(DESCRIPTION, ''), map: null } : null),
  };
}
