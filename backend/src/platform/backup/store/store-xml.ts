const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The contents of all elements of a name in an answer of a store, oldest first. Answers of S3 have no attributes and no comments
 * in them, and what is looked for is a word of ours, a number, or a key of a form of our own.
 */
export function textsOf(xml: string, element: string): string[] {
  const found = xml.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'));
  return [...found].map(([, inner = '']) => unescaped(inner));
}

/** The contents of the first one; null without any. */
export function textOf(xml: string, element: string): string | null {
  return textsOf(xml, element)[0] ?? null;
}

/** Whether there is an element with these contents. */
export function hasText(xml: string, element: string, text: string): boolean {
  return textsOf(xml, element).includes(text);
}

function unescaped(text: string): string {
  return text.includes('<')
    ? text
    : text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,5}));/g, (_, name?: string, code?: string) =>
        name === undefined ? String.fromCharCode(Number(code)) : (ENTITIES[name] ?? ''),
      );
}
