/**
 * Reads a Dockerfile into its stages: `{ name, base, steps: [{ keyword, text, flags, line }] }`.
 * Knows comments, continued lines and flags; no heredocs, no build arguments. @throws Error with the line that is wrong
 */
export function parseDockerfile(source) {
  const stages = [];
  for (const { text, line } of logicalLines(source)) {
    const [, keyword = '', rest = ''] = /^([A-Za-z]+)\s+(.*)$/s.exec(text) ?? [];
    const step = { keyword: keyword.toUpperCase(), line, ...splitFlags(rest) };
    if (!KEYWORDS.has(step.keyword)) {
      throw new Error(`Dockerfile:${line}: unknown instruction "${text}"`);
    }
    if (step.keyword === 'FROM') {
      const [, base, name = String(stages.length)] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(step.text) ?? [];
      if (base === undefined) {
        throw new Error(`Dockerfile:${line}: FROM needs an image`);
      }
      stages.push({ name, base, steps: [] });
    } else if (stages.length === 0) {
      throw new Error(`Dockerfile:${line}: ${step.keyword} comes before FROM`);
    } else {
      stages.at(-1).steps.push(step);
    }
  }
  return stages;
}

/** The words of an instruction, given as JSON or plainly. */
export function wordsOf(text) {
  return text.startsWith('[') ? JSON.parse(text) : text.split(/\s+/);
}

const KEYWORDS = new Set([
  ...[
    'FROM',
    'WORKDIR',
    'COPY',
    'RUN',
    'ENV',
    'USER',
    'EXPOSE',
    'VOLUME',
    'STOPSIGNAL',
    'HEALTHCHECK',
    'CMD',
  ],
]);

function logicalLines(source) {
  const found = [];
  let open = null;
  source.split('\n').forEach((raw, index) => {
    if (raw.trim() === '' || raw.trim().startsWith('#')) {
      return;
    }
    open ??= { text: '', line: index + 1 };
    const isContinued = raw.endsWith('\\');
    open.text += isContinued ? `${raw.slice(0, -1).trim()} ` : raw.trim();
    if (!isContinued) {
      found.push(open);
      open = null;
    }
  });
  return found;
}

function splitFlags(rest) {
  const flags = {};
  let text = rest;
  for (let match = FLAG.exec(text); match !== null; match = FLAG.exec(text)) {
    flags[match[1]] = match[2];
    text = text.slice(match[0].length);
  }
  return { flags, text };
}

const FLAG = /^--([a-z-]+)=(\S+)\s+/;
