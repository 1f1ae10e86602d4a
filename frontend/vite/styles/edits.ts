import { Unknown } from './literals.ts';
import { child, children, textOf, type Node } from './syntax.ts';

/** A piece of source that another takes the place of. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Component that stands in a button with `loading`. */
export const LOADER = 'ButtonContent';

/** Tag and further attributes of an element. */
export interface Tags {
  /** Null where it stays. */
  readonly tag: string | null;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** The element with another tag and further attributes; what is in it may be busy. */
export function tagsOf(
  node: Node,
  opening: Node,
  { tag, first, last }: Tags,
  condition: string | null,
): Edit[] {
  const name = child(opening, 'name');
  const closing = child(node, 'closingElement');
  const closingName = closing && child(closing, 'name');
  if (name === null) {
    throw new Unknown('its name');
  }
  const after = (texts: readonly string[]): string => texts.map((text) => ` ${text}`).join('');
  const end = opening.end - (closing === null ? 2 : 1);
  const before = condition === null ? '' : `<${LOADER} isBusy={${condition}}>`;
  return [
    ...(tag === null ? [] : [{ start: name.start, end: name.end, text: tag }]),
    { start: name.end, end: name.end, text: after(first) },
    { start: end, end, text: after(last) },
    ...(tag === null || !closingName ? [] : [{ start: closingName.start, end: closingName.end, text: tag }]),
    ...(before === '' || closing === null
      ? []
      : [
          { start: opening.end, end: opening.end, text: before },
          { start: closing.start, end: closing.start, text: `</${LOADER}>` },
        ]),
  ];
}

/** The child with the attributes of what is around it, whose place it takes. */
export function ofChild(node: Node, attributes: readonly string[], source: (node: Node) => string): Edit[] {
  const inner = children(node, 'children').filter(
    (each) => each.type !== 'JSXText' || source(each).trim() !== '',
  );
  const [only] = inner;
  const opening = only?.type === 'JSXElement' ? child(only, 'openingElement') : null;
  const name = opening && child(opening, 'name');
  const hasClass =
    opening !== null &&
    children(opening, 'attributes').some((each) => textOf(child(each, 'name'), 'name') === 'className');
  if (inner.length !== 1 || !only || !name || hasClass) {
    throw new Unknown('its child');
  }
  return [
    { start: node.start, end: only.start, text: '' },
    { start: name.end, end: name.end, text: attributes.map((text) => ` ${text}`).join('') },
    { start: only.end, end: node.end, text: '' },
  ];
}

/** The code after all edits. */
export function edited(code: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  let made = '';
  let at = 0;
  for (const { start, end, text } of ordered) {
    if (start < at) {
      throw new Error(`Two edits meet at ${start}`);
    }
    made += code.slice(at, start) + text;
    at = end;
  }
  return made + code.slice(at);
}
