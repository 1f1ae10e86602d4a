import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { wordsOf } from './dockerfile.mjs';

/**
 * Does what the stages of a Dockerfile say, each in an empty folder below `root` that stands for its file system: COPY
 * copies from `context` (or an earlier stage) and RUN runs in the working folder. Users and modes are not changed.
 * @returns the stages with `folder` (that of the last WORKDIR) and `env`
 * @throws Error with the line of the step that failed
 */
export function runStages(stages, context, root, say) {
  const done = new Map();
  for (const stage of stages) {
    const top = join(root, stage.name);
    const state = { ...stage, top, folder: top, env: {} };
    mkdirSync(top, { recursive: true });
    for (const step of stage.steps) {
      const act = ACTS[step.keyword];
      if (act !== undefined) {
        say(`${stage.name}: ${step.keyword} ${step.text}`);
        act(state, step, { context, done });
      }
    }
    done.set(stage.name, state);
  }
  return [...done.values()];
}

const ACTS = {
  WORKDIR(state, { text }) {
    state.folder = inStage(state, text);
    mkdirSync(state.folder, { recursive: true });
  },
  ENV(state, { text }) {
    for (const pair of wordsOf(text)) {
      const [name, ...value] = pair.split('=');
      state.env[name] = value.join('=');
    }
  },
  COPY(state, { text, flags, line }, { context, done }) {
    const words = wordsOf(text);
    const target = inStage(state, words.at(-1));
    const other = flags.from === undefined ? null : done.get(flags.from);
    if (other === undefined) {
      throw new Error(`Dockerfile:${line}: there is no stage "${flags.from}" before this one`);
    }
    for (const word of words.slice(0, -1)) {
      const source = other === null ? join(context, word) : join(other.top, word);
      if (!existsSync(source)) {
        throw new Error(`Dockerfile:${line}: "${word}" does not exist`);
      }
      const isInto = words.length > 2 || words.at(-1).endsWith('/');
      const isFile = !statSync(source).isDirectory();
      cpSync(source, isFile && isInto ? join(target, basename(word)) : target, {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  },
  RUN(state, { text, line }) {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...npmSettings(), ...state.env };
    const { status } = spawnSync('/bin/sh', ['-ec', text], {
      cwd: state.folder,
      env,
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) {
      throw new Error(`Dockerfile:${line}: "${text}" ended with code ${status}`);
    }
  },
};

function inStage(state, path) {
  return path.startsWith('/') ? join(state.top, path) : join(state.folder, path);
}

/** The source of packages is a matter of the machine. */
function npmSettings() {
  const names = ['npm_config_registry', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS'];
  return Object.fromEntries(
    names.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined),
  );
}
