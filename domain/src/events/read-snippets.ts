import type { EventLanguage } from './verify-snippets';

/**
 * A program that prints all events of the public log, one a line in a shell, as it is run: `origin` is the address of the
 * server without a slash at its end.
 */
export function readEventsSnippet(language: EventLanguage, origin: string): string {
  const url = `${origin}/api/events.ndjson`;
  switch (language) {
    case 'sh':
      return `curl '${url}'\n`;
    case 'javascript':
      return `const answer = await fetch('${url}');
const lines = (await answer.text()).split('\\n').filter((line) => line !== '');
for (const { id, type, data } of lines.map((line) => JSON.parse(line))) {
  console.log(id, type, data);
}
`;
    case 'python':
      return `import json
import urllib.request

with urllib.request.urlopen("${url}") as answer:
    for line in answer:
        event = json.loads(line)
        print(event["id"], event["type"], event["data"])
`;
    case 'r':
      return `library(jsonlite)

lines <- readLines(url("${url}"))
for (event in lapply(lines, fromJSON)) {
  cat(event$id, event$type, "\\n")
  str(event$data)
}
`;
  }
}

/** Lines for a shell that print each event of the public log from now on as it comes, as server-sent events, until they are stopped. */
export function followEventsSnippet(origin: string): string {
  return `curl -N -H 'Accept: text/event-stream' '${origin}/api/events'\n`;
}
