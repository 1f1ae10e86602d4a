/** Statements after which a server of the release before, which still runs during a rolling update, would fail. */
const REFUSED = [
  [/\bDROP\s+(?:TABLE|COLUMN|VIEW|FUNCTION|SCHEMA|SEQUENCE|TYPE)\b/i, 'drops what an older server may use'],
  [/\bRENAME\b/i, 'renames what an older server may use'],
  [/\bSET\s+NOT\s+NULL\b/i, 'demands a value that an older server may not write'],
  [/\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
  [/\bDROP\s+DEFAULT\b/i, 'demands a value that an older server may not write'],
  [/\b(?:DELETE\s+FROM|TRUNCATE)\b/i, 'deletes rows that an older server may show'],
  [
    /\bADD\s+(?:CONSTRAINT\s+\w+\s+)?(?:CHECK|UNIQUE|FOREIGN\s+KEY)\b(?![\s\S]*\bNOT\s+VALID\b)/i,
    'refuses rows that an older server may write',
  ],
];
const NEW_COLUMN =
  /\bADD\s+(?:COLUMN\s+)?(?:IF\s+NOT\s+EXISTS\s+)?(?!CONSTRAINT\b|CHECK\b|UNIQUE\b|FOREIGN\b|PRIMARY\b|VALUE\b)\w+\s+([^,;`]*)/gi;
/** Marks the second step of a change of which the first one was released. */
const SECOND_STEP = /\/\/ Second step of (\d+\.\d+\.\d+): /;

/** The part of a migration's source that goes forward: comments and the way back are left out. */
export function forwardPart(source) {
  return source
    .replace(/^const (?:DOWN|UNDONE)\b[^=]*= \[[\s\S]*?\];$/gm, '')
    .replace(/^ {2}(?:async )?down\([\s\S]*$/m, '')
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replace(/^\s*--.*$/gm, '');
}

/**
 * Statements of a migration that an older server would fail on, in words; none where it says that it is the second step of a release among
 * those given, whose servers do without what goes.
 */
export function hazardsOf(source, releases) {
  const [, release] = SECOND_STEP.exec(source) ?? [];
  if (release !== undefined && releases.includes(release)) {
    return [];
  }
  const forward = forwardPart(source);
  const hazards = REFUSED.filter(([pattern]) => pattern.test(forward)).map(([, why]) => why);
  const demanding = [...forward.matchAll(NEW_COLUMN)].some(
    ([, rest]) => /\bNOT\s+NULL\b/i.test(rest) && !/\b(?:DEFAULT|GENERATED)\b/i.test(rest),
  );
  return [
    ...new Set([...hazards, ...(demanding ? ['adds a column that an older server does not write'] : [])]),
  ];
}

/** The files of migrations that come after the newest released one; all of a first release that was not made yet are older. */
export function unreleased(files, newest) {
  return newest === null ? [] : files.filter((file) => Number.parseInt(file, 10) > Number(newest));
}

/** Number of the newest migration among files, or null. */
export function newestOf(files) {
  const numbers = files.map((file) => /^(\d{13})-/.exec(file)?.[1]).filter((each) => each !== undefined);
  return numbers.sort().at(-1) ?? null;
}
