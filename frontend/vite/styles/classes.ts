import type { ElementType } from 'react';
import { Asked, Unknown, type Answers } from './literals.ts';
import type { Render, Rendered } from './rendered.ts';

/** A component whose styles are known at build. */
export interface StyledPart {
  readonly component: ElementType;
  readonly render: Render;
  readonly isButton: boolean;
  /** Of ours: it stays, and receives a class in place of its styles. */
  readonly isOwn: boolean;
  isStyle: (attribute: string) => boolean;
  /** Whether it may have what stands in a spread: attributes, never styles. */
  mayReceive: (spread: string) => boolean;
}

export interface Classes {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Expression for the class; null without one. */
  readonly className: string | null;
  readonly rules: readonly string[];
}

/** More conditions than this make more rules than they spare. */
const MOST_CONDITIONS = 8;

/** Class of an element by whatever conditions its styles have. */
export function classOf(part: StyledPart, propsFor: (answers: Answers) => Record<string, unknown>): Classes {
  const rules: string[] = [];
  let shape: Rendered | null = null;
  const of = (answers: Answers): string | null => {
    try {
      const drawn = part.render(part.component, propsFor(answers));
      if (shape !== null && shape.tag !== drawn.tag) {
        throw new Unknown('its tag');
      }
      shape = drawn;
      const { className, css } = part.isOwn ? above(drawn) : drawn;
      rules.push(css);
      return className === '' ? null : JSON.stringify(className);
    } catch (error) {
      if (!(error instanceof Asked) || answers.size === MOST_CONDITIONS) {
        throw error instanceof Asked ? new Unknown(error.condition) : error;
      }
      const { condition } = error;
      const yes = of(new Map([...answers, [condition, true]]));
      const no = of(new Map([...answers, [condition, false]]));
      return yes === no ? yes : `(${condition}) ? ${yes ?? 'undefined'} : ${no ?? 'undefined'}`;
    }
  };
  const className = of(new Map());
  const { tag, attributes }: Pick<Rendered, 'tag' | 'attributes'> = shape ?? {
    tag: '',
    attributes: new Map(),
  };
  return { tag, attributes, className, rules };
}

/** Rules that hold against those of the component itself, which may come later. */
function above({ className, css }: Rendered): Pick<Rendered, 'className' | 'css'> {
  return className === ''
    ? { className, css }
    : {
        className: `${className}-up`,
        css: css.replaceAll(`.${className}`, `.${className}-up.${className}-up`),
      };
}
