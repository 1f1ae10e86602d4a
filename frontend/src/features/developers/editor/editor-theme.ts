import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const token = (name: string): string => `var(--chakra-colors-${name})`;

/** Colours of the design, which follow the theme by themselves. */
const SURFACE = EditorView.theme({
  '&': { height: '100%', backgroundColor: token('bg-panel'), color: token('fg'), fontSize: '14px' },
  '&.cm-focused': { outline: `2px solid ${token('focus')}`, outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--chakra-fonts-mono)',
    lineHeight: '21px',
  },
  '.cm-content': { padding: '10px 0', caretColor: token('focus') },
  '.cm-cursor': { borderLeftColor: token('focus'), borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: token('bg-panel'), color: token('fg-subtle'), border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '28px', padding: '0 10px 0 4px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: `${token('info-subtle')} !important`,
  },
  '.cm-matchingBracket': { backgroundColor: token('brand-subtle'), outline: 'none' },
  '.cm-placeholder': { color: token('fg-subtle') },
  '.cm-tooltip': {
    backgroundColor: token('bg-panel'),
    color: token('fg'),
    border: `1px solid ${token('border')}`,
    borderRadius: '10px',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '15em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 10px', display: 'flex', gap: '16px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: token('brand-subtle'),
    color: token('fg'),
  },
  '.cm-completionIcon': { display: 'none' },
  '.cm-completionDetail': { marginInlineStart: 'auto', fontStyle: 'normal', color: token('fg-muted') },
  '.cm-completionInfo': { padding: '8px 10px', maxWidth: '320px' },
  '.cm-diagnostic': { padding: '6px 10px', borderInlineStartColor: token('danger-fg') },
});

const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, color: token('brand-fg'), fontWeight: '700' },
  { tag: tags.definitionKeyword, color: token('brand-fg'), fontWeight: '700' },
  {
    tag: [tags.string, tags.number, tags.integer, tags.float, tags.bool, tags.null],
    color: token('info-fg'),
  },
  { tag: [tags.typeName, tags.atom, tags.special(tags.name)], color: token('info-fg') },
  { tag: tags.attributeName, color: token('fg-muted'), fontWeight: '700' },
  { tag: tags.lineComment, color: token('fg-subtle') },
]);
/** Names of members stand out in JSON, where nothing else does. */
const JSON_NAMES = HighlightStyle.define([
  { tag: tags.propertyName, color: token('brand-fg'), fontWeight: '700' },
]);

/** Looks of every editor. */
export const EDITOR_LOOKS: Extension = [SURFACE, syntaxHighlighting(COLOURS)];
/** Looks of JSON beside them. */
export const JSON_LOOKS: Extension = syntaxHighlighting(JSON_NAMES);
