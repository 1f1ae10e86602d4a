import { attributesOf, busyOf, nameOf, textAlone } from './attributes.ts';
import { classOf, type StyledPart } from './classes.ts';
import { ofChild, tagsOf, type Edit } from './edits.ts';
import type { Scope } from './literals.ts';
import { child, type Node } from './syntax.ts';

/** A plain element in place of another. */
export interface Made {
  readonly edits: Edit[];
  readonly rules: readonly string[];
  readonly hasLoader: boolean;
}

/** The edits that make a plain element of one whose styles are known. @throws Unknown where they are not */
export function elementOf(node: Node, opening: Node, part: StyledPart, scope: Scope): Made {
  const { styles, isChild, dropped, others, spreads, loading } = attributesOf(opening, part, scope);
  if (part.isOwn && styles.length === 0) {
    return { edits: [], rules: [], hasLoader: false };
  }
  const made = classOf(part, (answers) =>
    styles.reduce((all, style) => Object.assign(all, style(answers)), {}),
  );
  const received = spreads.map((each) => scope.source(child(each, 'argument') ?? each));
  const className = withReceived(made.className, received);
  const first = [...made.attributes]
    .filter(([name]) => !others.some((each) => nameOf(each) === name))
    .map(([name, value]) => `${name}="${value}"`);
  const last = className === null ? [] : [`className={${className}}`];
  if (isChild) {
    const texts = others.map((each) => textAlone(each, scope));
    return {
      edits: ofChild(node, [...first, ...texts, ...last], scope.source),
      rules: made.rules,
      hasLoader: false,
    };
  }
  const busy = loading === null ? null : busyOf(loading, others, scope);
  const tag = part.isOwn ? null : made.tag;
  const gone = [...dropped, ...(busy?.dropped ?? [])];
  return {
    edits: [
      ...gone.map(({ start, end }) => ({ start, end, text: '' })),
      ...tagsOf(
        node,
        opening,
        { tag, first, last: [...(busy?.attributes ?? []), ...last] },
        busy?.condition ?? null,
      ),
    ],
    rules: made.rules,
    hasLoader: busy !== null,
  };
}

/** The class with that which comes by the attributes from outside. */
function withReceived(own: string | null, received: readonly string[]): string | null {
  if (received.length === 0) {
    return own;
  }
  const parts = [...(own === null ? [] : [own]), ...received.map((each) => `${each}.className`)];
  return `[${parts.join(', ')}].filter(Boolean).join(' ') || undefined`;
}
