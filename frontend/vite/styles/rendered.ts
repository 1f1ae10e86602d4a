import * as chakra from '@chakra-ui/react';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SystemContext } from '@chakra-ui/react';

const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const OPENING = /^<([\w-]+)([^>]*)>/;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
/** Names by which only browsers older than the build's target know something, beside that which all know. */
const OLD_DISPLAYS = /(?:display:-[\w-]+;)+(?=display:)/g;
const OLD_NAMES =
  /-(?:ms|moz|webkit)-(?!user-select|appearance|mask|text-fill|line-clamp|box-orient|tap-|text-size|print-|background-clip)[\w-]+:[^;{}]*;/g;

/** An element as Chakra draws it with certain styles. */
export interface Rendered {
  readonly tag: string;
  /** Attributes beside the class. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly className: string;
  readonly css: string;
}

/** Draws single elements with the design's system. */
export type Render = (part: ElementType, props: Record<string, unknown>) => Rendered;

/** Gives the drawing of elements with a system, without the rules for the whole page. */
export function renderWith(system: SystemContext): Render {
  const alone = { ...system, _global: [], _config: { ...system._config, disableLayers: true } };
  return (part, props) => {
    const inner = props.asChild === true ? createElement('i') : undefined;
    const element = createElement(part, props, inner);
    const drawn = renderToStaticMarkup(
      createElement(chakra.ChakraProvider, { value: alone, children: element }),
    );
    const css = [...drawn.matchAll(STYLE)].map(([, rules = '']) => rules).join('');
    const [, tag = '', rest = ''] = OPENING.exec(drawn.replace(STYLE, '')) ?? [];
    const attributes = new Map(
      [...rest.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
    );
    const className = attributes.get('class') ?? '';
    attributes.delete('class');
    return { tag, attributes, className, css: withoutOldNames(css) };
  };
}

/** Rules for the whole page, with all variables of the design. */
export function pageRules(system: SystemContext): string {
  const drawn = renderToStaticMarkup(createElement(chakra.ChakraProvider, { value: system, children: null }));
  return withoutOldNames([...drawn.matchAll(STYLE)].map(([, rules = '']) => rules).join(''));
}

/** Rules without the names for browsers that the build is not for. */
export function withoutOldNames(css: string): string {
  return css.replace(OLD_DISPLAYS, '').replace(OLD_NAMES, '');
}
