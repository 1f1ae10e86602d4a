/** A call of GraphQL over HTTP. */
export interface ApiCall {
  /** Whole address. */
  readonly url: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether a key goes with it, from the variable `WAKAFINE_KEY` of the environment. */
  readonly hasKey: boolean;
}

/** Languages that a call is written in, in the order in which they are offered. */
export const SNIPPET_LANGUAGES = ['curl', 'javascript', 'python', 'r'] as const;
/** One of them. */
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number];

/** A program that makes a call and prints the answer: a line for a Unix shell, or a file that runs as it is. */
export function snippetOf(language: SnippetLanguage, call: ApiCall): string {
  switch (language) {
    case 'curl':
      return curl(call);
    case 'javascript':
      return javascript(call);
    case 'python':
      return python(call);
    case 'r':
      return r(call);
  }
}

function curl({ url, query, variables, hasKey }: ApiCall): string {
  const key = hasKey ? `  -H "authorization: Bearer $WAKAFINE_KEY" \\\n` : '';
  // What stands between quotes or after a number sign has line breaks that mean something.
  const short = /["#]/.test(query) ? query : query.replace(/\s+/g, ' ').trim();
  const body = JSON.stringify({ query: short, ...(isEmpty(variables) ? {} : { variables }) });
  return `curl ${shellText(url)} \\\n  -H 'content-type: application/json' \\\n${key}  -d ${shellText(body)}`;
}

function shellText(text: string): string {
  return `'${text.replaceAll(`'`, `'\\''`)}'`;
}

function javascript({ url, query, variables, hasKey }: ApiCall): string {
  const key = hasKey ? '\n    authorization: `Bearer ${process.env.WAKAFINE_KEY}`,' : '';
  const quoted = query.trim().replace(/[`\\]|\$\{/g, (found) => `\\${found}`);
  const given = isEmpty(variables) ? '{ query }' : '{ query, variables }';
  return `const query = \`
${quoted}
\`;
${isEmpty(variables) ? '' : `const variables = ${JSON.stringify(variables, null, 2)};\n`}
const answer = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: {
    'content-type': 'application/json',${key}
  },
  body: JSON.stringify(${given}),
});
console.log(JSON.stringify(await answer.json(), null, 2));
`;
}

function python({ url, query, variables, hasKey }: ApiCall): string {
  const key = hasKey ? `\n        "Authorization": "Bearer " + os.environ["WAKAFINE_KEY"],` : '';
  const quoted = query.trim().replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
  const given = isEmpty(variables) ? '{"query": query}' : '{"query": query, "variables": variables}';
  return `import json
${hasKey ? 'import os\n' : ''}import urllib.request

query = """
${quoted}
"""
${isEmpty(variables) ? '' : `variables = ${pythonValue(variables)}\n`}
request = urllib.request.Request(
    ${JSON.stringify(url)},
    data=json.dumps(${given}).encode(),
    headers={
        "Content-Type": "application/json",${key}
    },
)
with urllib.request.urlopen(request) as answer:
    print(json.dumps(json.load(answer), indent=2, ensure_ascii=False))
`;
}

function r({ url, query, variables, hasKey }: ApiCall): string {
  const key = hasKey ? `  req_headers(Authorization = paste("Bearer", Sys.getenv("WAKAFINE_KEY"))) |>\n` : '';
  const given = isEmpty(variables) ? '' : `, variables = ${rValue(variables)}`;
  return `library(httr2)

query <- ${JSON.stringify(query.trim()).replaceAll('\\n', '\n')}

answer <- request(${JSON.stringify(url)}) |>
${key}  req_body_json(list(query = query${given})) |>
  req_perform()
str(resp_body_json(answer)$data)
`;
}

function isEmpty(variables: ApiCall['variables']): boolean {
  return Object.keys(variables).length === 0;
}

function pythonValue(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(pythonValue).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([name, each]) => `${JSON.stringify(name)}: ${pythonValue(each)}`)
      .join(', ')}}`;
  }
  return value === null
    ? 'None'
    : typeof value === 'boolean'
      ? value
        ? 'True'
        : 'False'
      : plainValue(value);
}

function rValue(value: unknown): string {
  if (Array.isArray(value)) {
    return `list(${value.map(rValue).join(', ')})`;
  }
  if (typeof value === 'object' && value !== null) {
    return `list(${Object.entries(value)
      .map(([name, each]) => `\`${name.replaceAll('`', '\\`')}\` = ${rValue(each)}`)
      .join(', ')})`;
  }
  return value === null
    ? 'NULL'
    : typeof value === 'boolean'
      ? value
        ? 'TRUE'
        : 'FALSE'
      : plainValue(value);
}

/** A number or a text, which all four languages write as JSON does. */
function plainValue(value: unknown): string {
  return JSON.stringify(value);
}
